import type { Result } from '#domain/result.ts'
import { type OfficePlace, publishOffice, type Publication, type PublishRefusal, readOfficeText } from './publish.ts'

/** Where the office's text lies: one file, or for several replicas their database. */
export interface OfficeShelf {
  /** null: nothing that can be read. */
  read(): Promise<string | null>
  /** Rejects where it can't be written. */
  publish(publication: Publication): Promise<Result<void, PublishRefusal>>
}

export function fileShelf(place: OfficePlace): OfficeShelf {
  return {
    read: () => readOfficeText(place.officeFile),
    publish: (publication) => publishOffice(place, publication),
  }
}
