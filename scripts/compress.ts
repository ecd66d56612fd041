/** Writes a brotli and a gzip file beside each built file that shrinks, so that the server never compresses files. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = '**/*.{js,css,svg,pdf,json}'

/** Smaller savings do not reduce the number of network packets. */
const WORTH_BYTES = 200

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(TEXT, { cwd: folder, exclude: ['.vite/**'] }).map((file) => `${folder}/${file}`)
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file)
  const [br, gzipped] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    gz(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (br.length + WORTH_BYTES < content.length) writeFileSync(`${file}.br`, br)
  if (gzipped.length + WORTH_BYTES < content.length) writeFileSync(`${file}.gz`, gzipped)
}
