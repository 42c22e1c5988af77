import { addresses } from '@seleta/public-pages/data/addresses'
import { formatCnpj, isCnpj, normalizeCnpj } from '@seleta/regras/cnpj'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { againAfterOthers } from '../../ground/collision'
import { InvalidError, NotFoundError } from '../../ground/domain-error'
import { createSlugsRepository, slugOf } from '../../ground/empresa/slugs-repository'
import * as empresas from './empresas-repository'

/**
 * @param publicUrl what the address of its page of jobs begins with
 * @throws NotFoundError
 */
export async function getEmpresa(db: Kysely<Database>, publicUrl: string, empresaId: number) {
  const empresa = await empresas.findEmpresa(db, empresaId)
  if (empresa === undefined) throw new NotFoundError()
  const { id, nome, slug, cnpj, remetenteNome, remetenteEmail, logoId } = empresa
  return {
    id,
    nome,
    paginaDeVagas: publicUrl + addresses.empresa(slug),
    slug,
    cnpj: formatCnpj(cnpj ?? ''),
    remetenteNome: remetenteNome ?? '',
    remetenteEmail: remetenteEmail ?? '',
    temLogo: logoId !== null,
  }
}

export interface EmpresaData {
  readonly nome: string
  readonly cnpj: string
  readonly remetenteNome: string
  readonly remetenteEmail: string
}

/**
 * Another name is another address of the page of jobs; the one before goes on leading there (decision 136).
 * @throws InvalidError for a CNPJ with wrong check digits or of another company
 */
export async function updateEmpresa(
  db: Kysely<Database>,
  publicUrl: string,
  empresaId: number,
  dados: EmpresaData,
) {
  const cnpj = normalizeCnpj(dados.cnpj)
  if (cnpj !== '' && !isCnpj(cnpj)) throw new InvalidError('CNPJ inválido.', { cnpj: 'CNPJ inválido.' })
  const nome = dados.nome.trim()
  await againAfterOthers(() =>
    db.transaction().execute(async (trx) => {
      if (cnpj !== '' && (await empresas.isCnpjTaken(trx, empresaId, cnpj)))
        throw new InvalidError('Este CNPJ já está em uso.', { cnpj: 'Este CNPJ já está em uso.' })
      const before = await empresas.updateEmpresa(trx, empresaId, {
        nome,
        cnpj: cnpj === '' ? null : cnpj,
        remetenteNome: dados.remetenteNome.trim() || null,
        remetenteEmail: dados.remetenteEmail || null,
      })
      if (before !== null && slugOf(before) !== slugOf(nome))
        await createSlugsRepository(trx).follow(empresaId, nome)
    }),
  )
  return getEmpresa(db, publicUrl, empresaId)
}
