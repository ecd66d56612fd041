/** Written by the build (scripts/release.ts). */
declare module 'virtual:release' {
  /** Another one for each build whose pages or files are others. */
  export const RELEASE: string
  /** Addresses of the files that pages are shown with. */
  export const FILES: readonly string[]
}
