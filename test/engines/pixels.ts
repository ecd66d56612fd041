import type { Driver } from './driver.ts'

/** Returns the painted colours of one column of the window from top to bottom, each as "255,255,255". */
export async function columnAt(driver: Driver, x: number): Promise<string[]> {
  return driver.evaluate(
    async (png, left) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(1, bitmap.height).getContext('2d')
      if (context === null) return []
      context.drawImage(bitmap, -left, 0)
      const { data } = context.getImageData(0, 0, 1, bitmap.height)
      return Array.from({ length: bitmap.height }, (_, row) => data.slice(row * 4, row * 4 + 3).join(','))
    },
    await driver.screenshot(),
    x,
  )
}
