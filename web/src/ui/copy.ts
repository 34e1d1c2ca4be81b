/** Copy a text; where a page without https may not, its field is selected so that the old way or the reader can. */
export async function copyText(text: string, field: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement) input.select();
    return document.execCommand("copy");
  }
}
