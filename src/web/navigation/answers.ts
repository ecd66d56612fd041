import { call } from '../live/index.ts'

/** Whether the site answers at an address; a proxy before a site that is down does not count. */
export async function answers(address: string): Promise<boolean> {
  try {
    const { status } = await call(address, { method: 'HEAD' })
    return status < 500
  } catch {
    return false
  }
}
