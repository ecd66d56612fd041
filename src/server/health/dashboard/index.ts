/** The office's own page: a room within the room, since it knows all that the operator's door knows. */

export { addGlance } from './routes.ts'
