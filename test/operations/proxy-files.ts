import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

export type Change = readonly [committed: string, here: string]

/** Returns a committed file with replacements. Throws if the file does not contain one of the replaced texts. */
export function changed(file: string, changes: readonly Change[]): string {
  let text = readFileSync(file, 'utf8')
  for (const [committed, here] of changes) {
    if (!text.includes(committed)) throw new Error(`${file} no longer contains: ${committed}`)
    text = text.replaceAll(committed, here)
  }
  return text
}

/** Creates `fullchain.pem` and `privkey.pem` in `folder` and returns the certificate. */
export function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const hosts = ['localhost', 'angun.example', 'panel.angun.example'].map((host) => `DNS:${host}`)
  const names = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${hosts.join()}`]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', key, '-out', certificate, '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...curve, ...files, ...names], { stdio: 'pipe' })
  return readFileSync(certificate, 'utf8')
}

export async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
