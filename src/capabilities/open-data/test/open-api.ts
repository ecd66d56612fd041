import { Ajv2020 } from 'ajv/dist/2020.js'
import { fieldsOf } from '#contract/json.ts'

export interface SeenAnswer {
  readonly path: string
  readonly status: number
  readonly contentType: string
  readonly body: string
}

/**
 * Returns a function that lists the differences of an answer from the OpenAPI document; empty means that it conforms.
 */
export function documented(document: unknown): (answer: SeenAnswer) => string[] {
  const ajv = new Ajv2020({ strict: true, allErrors: true, validateFormats: false })
  const { paths, components } = fieldsOf(document)
  ajv.addVocabulary(['components'])
  ajv.addSchema({ $id: 'document', components })
  const schemaOf = (ref: string) => ajv.getSchema(`document${ref}`)

  return ({ path, status, contentType, body }) => {
    const answer = fieldsOf(fieldsOf(fieldsOf(fieldsOf(fieldsOf(paths)[path])['get'])['responses'])[String(status)])
    if (answer['description'] === undefined) return [`${path} has no ${status}`]
    if (answer['content'] === undefined) return body === '' ? [] : [`${status} of ${path} has a body`]
    if (!contentType.startsWith('application/json')) return [`${status} of ${path} is ${contentType}`]
    const ref = fieldsOf(fieldsOf(fieldsOf(answer['content'])['application/json'])['schema'])['$ref']
    const holds = schemaOf(String(ref))
    if (holds === undefined) return [`${String(ref)} is missing in the document`]
    return holds(JSON.parse(body)) === true
      ? []
      : (holds.errors ?? []).map(({ instancePath, message }) => `${status} of ${path}${instancePath}: ${message ?? ''}`)
  }
}
