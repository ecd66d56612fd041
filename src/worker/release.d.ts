/** The build generates this module (scripts/release.ts). */
declare module 'virtual:release' {
  /** Changes with each build that changes pages or files. */
  export const RELEASE: string
  /** The addresses of the files that pages need. */
  export const FILES: readonly string[]
}
