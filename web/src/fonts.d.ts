/** Font packages bring style sheets only. */
declare module "@fontsource-variable/*";
