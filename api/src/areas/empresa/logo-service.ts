import { LOGO_TOO_LARGE, LOGO_MAX_BYTES } from '@seleta/contract/sizes'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { InvalidError, NotFoundError, TooLargeError, UnsupportedFileError } from '../../ground/domain-error'
import type { Arquivos } from '../../ground/files/arquivos'
import type { FileAnswer } from '../../ground/files/file-answer'
import type { UploadedFile } from '../../ground/files/uploaded-file'
import { detectImageType } from '../../ground/files/image-type'
import { insertArquivo } from '../../ground/files/arquivos-repository'
import { findLogoId, removeLogo, setLogo } from './logo-repository'

/** The company's picture (product 7). Drawings with code in them (SVG) are not accepted (security S15). */

const TYPES = ['png', 'jpeg', 'webp'] as const

/** @throws NotFoundError when the company has none */
export async function getLogo(
  db: Kysely<Database>,
  arquivos: Arquivos,
  empresaId: number,
): Promise<FileAnswer> {
  const id = await findLogoId(db, empresaId)
  if (id === null) throw new NotFoundError('A empresa não tem logo.')
  const { conteudo, mime } = await arquivos.open(empresaId, id)
  const tipo = TYPES.find((type) => mime === `image/${type}`)
  if (tipo === undefined) throw new NotFoundError('A empresa não tem logo.')
  return { conteudo, mime: `image/${tipo}`, nome: `logo.${tipo}` }
}

/** @throws InvalidError, TooLargeError, UnsupportedFileError at the field `logo` */
export async function saveLogo(
  db: Kysely<Database>,
  arquivos: Arquivos,
  empresaId: number,
  arquivo: UploadedFile | undefined,
): Promise<void> {
  if (arquivo === undefined) throw new InvalidError('Escolha uma imagem.', { logo: 'Escolha uma imagem.' })
  if (arquivo.tamanho > LOGO_MAX_BYTES) {
    throw new TooLargeError(LOGO_TOO_LARGE, { logo: LOGO_TOO_LARGE })
  }
  const tipo = detectImageType(arquivo)
  if (tipo === null) {
    const text = 'Use uma imagem PNG, JPEG ou WebP.'
    throw new UnsupportedFileError(text, { logo: text })
  }
  const write = async (trx: Transaction<Database>) => {
    await removeLogo(trx, empresaId)
    const logo = { nome: `logo.${tipo}`, mime: `image/${tipo}`, arquivo }
    await setLogo(trx, empresaId, await insertArquivo(trx, empresaId, logo))
  }
  await arquivos.keepDuring([arquivo], () => db.transaction().execute(write))
}

export async function deleteLogo(db: Kysely<Database>, empresaId: number): Promise<void> {
  await db.transaction().execute((trx) => removeLogo(trx, empresaId))
}
