/** The part of the File System Access API that saves; not every browser has it. */
interface SavePicker {
  showSaveFilePicker?: (options: { readonly suggestedName: string }) => Promise<{
    createWritable(): Promise<{ write(data: Blob): Promise<void>; close(): Promise<void> }>;
  }>;
}

export type Saved = "saved" | "cancelled" | "failed";

/**
 * Gives a file to the person: by a phone's share sheet, in a place of their choice, or as a download, whichever the
 * browser supports. Call it from a tap.
 */
export async function saveFile(name: string, type: string, content: string | Blob): Promise<Saved> {
  const file = new File([content], name, { type });
  const { showSaveFilePicker } = window as SavePicker;
  const onPhone = window.matchMedia("(pointer: coarse)").matches;
  try {
    if (onPhone && navigator.canShare?.({ files: [file] })) {
      await navigator.share({ files: [file], title: name });
      return "saved";
    }
    if (!onPhone && showSaveFilePicker) {
      const handle = await showSaveFilePicker.call(window, { suggestedName: name });
      const stream = await handle.createWritable();
      await stream.write(file);
      await stream.close();
      return "saved";
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    // Offered but not allowed here, as in another page's frame: a download always is.
  }
  try {
    download(file);
    return "saved";
  } catch {
    return "failed";
  }
}

function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file after the click; a minute is enough for any file made here.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
