import type { WritePicture } from '../../src/contract/page-state.ts'

/** For pages of which nobody asks for a picture. */
export const plainPicture: WritePicture = () => ({
  question: '',
  sum: { figure: '', sign: '' },
  rate: null,
  note: '',
  sample: null,
})
