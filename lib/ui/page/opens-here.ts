type Click = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a click on a link is for this page: others open it in a tab or a window of its own, or keep it. */
export const opensHere = (click: Click): boolean =>
  click.button === 0 && !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);
