/** The picture that messengers show of a shared calculation. */

export { createPictures, type Pictures } from './pictures.ts'
