import type { FastifyRequest } from 'fastify'
import { MAX_FILES, createFileReader, readParts } from '../../../plugins/multipart'
import type { UploadedFile } from '../../../ground/files/uploaded-file'
import { storableText } from '../../../ground/text/storable'

/** What a browser sends from a form without JavaScript. */
export interface SentForm {
  /** Every text of a field, in order. */
  readonly all: (name: string) => readonly string[]
  readonly arquivos: ReadonlyMap<string, UploadedFile>
}

const MAX_FIELDS = 200
const MAX_FIELD_BYTES = 20_000

/**
 * Reads a multipart form whole.
 * @throws TooLargeError past the limits
 */
export async function readForm(request: FastifyRequest): Promise<SentForm> {
  const texts = new Map<string, string[]>()
  const arquivos = new Map<string, UploadedFile>()
  const readFile = createFileReader(request)
  const parts = readParts(request, {
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    files: MAX_FILES,
  })
  await request.whileSending(async () => {
    for await (const part of parts) {
      if (part.type === 'field') {
        const text = storableText(part.value)
        texts.set(part.fieldname, [...(texts.get(part.fieldname) ?? []), text])
        continue
      }
      const file = await readFile(part)
      if (file.tamanho > 0) arquivos.set(part.fieldname, file)
    }
  })
  return { all: (name) => texts.get(name) ?? [], arquivos }
}
