import { LOGO_MAX_BYTES } from '@seleta/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { InvalidError, NotFoundError, TooLargeError, UnsupportedFileError } from '../../ground/domain-error'
import type { FileAnswer } from '../../ground/files/file-answer'
import type { UploadedFile } from '../../ground/files/uploaded-file'
import { insertArquivo } from '../../ground/files/arquivos-repository'
import { getEmpresa } from './empresas-service'
import { findLogo, removeLogo, setLogo } from './logo-repository'
import { detectImageType } from './image-type'

/** The company's picture (product 7). Drawings with code in them (SVG) are not accepted (security S15). */

/** @throws NotFoundError when the company has none */
export async function getLogo(db: Kysely<Database>, empresaId: number): Promise<FileAnswer> {
  const row = await findLogo(db, empresaId)
  const tipo = row === undefined ? null : detectImageType(row.conteudo)
  if (row === undefined || tipo === null) throw new NotFoundError('A empresa não tem logo.')
  return { conteudo: row.conteudo, mime: `image/${tipo}`, nome: `logo.${tipo}` }
}

/** @throws InvalidError, TooLargeError, UnsupportedFileError at the field `logo` */
export async function saveLogo(db: Kysely<Database>, empresaId: number, arquivo: UploadedFile | undefined) {
  if (arquivo === undefined) throw new InvalidError('Escolha uma imagem.', { logo: 'Escolha uma imagem.' })
  if (arquivo.conteudo.length > LOGO_MAX_BYTES) {
    throw new TooLargeError('A imagem passa de 1 MB.', { logo: 'A imagem passa de 1 MB.' })
  }
  const tipo = detectImageType(arquivo.conteudo)
  if (tipo === null) {
    const text = 'Use uma imagem PNG, JPEG ou WebP.'
    throw new UnsupportedFileError(text, { logo: text })
  }
  await db.transaction().execute(async (trx) => {
    await removeLogo(trx, empresaId)
    const { conteudo } = arquivo
    const logoId = await insertArquivo(trx, empresaId, {
      nome: `logo.${tipo}`,
      mime: `image/${tipo}`,
      conteudo,
    })
    await setLogo(trx, empresaId, logoId)
  })
  return getEmpresa(db, empresaId)
}

export async function deleteLogo(db: Kysely<Database>, empresaId: number): Promise<void> {
  await db.transaction().execute((trx) => removeLogo(trx, empresaId))
}
