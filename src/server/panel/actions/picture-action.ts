import * as v from 'valibot'
import type { ActionsOfPage } from '#contract/panel/declared-page.ts'
import { MAX_PICTURE_BYTES } from '#domain/picture-rules.ts'
import { pictureFileOf } from '../../settings/index.ts'
import type { ActionsOf } from '../action.ts'
import { publish, sinceSchema } from './publish.ts'

/** The limit of the request body. Base64 has four characters for three bytes. */
const BODY_LIMIT = MAX_PICTURE_BYTES * 2

const PATH = ['licence', 'picture']

export const PICTURE_ACTIONS: ActionsOf<Pick<ActionsOfPage<'facts'>, 'changePicture'>> = {
  changePicture: {
    permission: 'facts',
    passkey: true,
    bodyLimit: BODY_LIMIT,
    schema: v.strictObject({ since: sinceSchema, jpeg: v.nullable(v.pipe(v.string(), v.base64())) }),
    async handler(asked, context) {
      const { since, jpeg } = asked.body
      if (jpeg === null) return publish(asked, { patch: [{ path: PATH }], since }, context)
      const read = pictureFileOf(Buffer.from(jpeg, 'base64'))
      if (!read.ok) return { kind: 'refused', why: read.error }
      const { picture, bytes } = read.value
      // The file is stored before the version, so that no page refers to a missing file.
      await context.store.keepFile(picture.hash, bytes)
      return publish(asked, { patch: [{ path: PATH, after: picture }], since }, context)
    },
    audit: 'own',
  },
}
