import { drawTray, type TrayPicture } from './draw-tray.ts'

/** Draws the tray and hands it to the device's sheet. False if that failed; a closed sheet is no failure. */
export async function shareTray(picture: TrayPicture): Promise<boolean> {
  try {
    const canvas = await drawTray(picture)
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.9)
    })
    if (blob === null) return false
    const file = new File([blob], 'tray.jpg', { type: blob.type })
    await navigator.share({ files: [file], ...(picture.link !== null && { text: picture.link }) })
    return true
  } catch (error) {
    // The customer has closed the sheet, or it is still open after an earlier tap.
    return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)
  }
}
