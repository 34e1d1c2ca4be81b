import { useRef } from "preact/hooks";

const LONG = 500;

/** The handlers of a thing that is looked at closely by a long press, a right click or the key "i". */
export function useInspect(inspect: () => void) {
  const timer = useRef(0);
  const pressed = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  return {
    /** True once after a long press, so that the click which follows it does nothing. */
    swallow(): boolean {
      const was = pressed.current;
      pressed.current = false;
      return was;
    },
    handlers: {
      onPointerDown(event: PointerEvent) {
        pressed.current = false;
        stop();
        if (event.pointerType !== "touch") return;
        timer.current = window.setTimeout(() => {
          pressed.current = true;
          inspect();
        }, LONG);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
      onContextMenu(event: Event) {
        event.preventDefault();
        if (!pressed.current) inspect();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === "i") inspect();
      },
    },
  };
}
