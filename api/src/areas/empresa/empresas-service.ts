import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { InvalidError, NotFoundError } from '../../ground/domain-error'
import { formatCnpj, isCnpj, normalizeCnpj } from '@seleta/regras/cnpj'
import * as empresas from './empresas-repository'

/** @throws NotFoundError */
export async function getEmpresa(db: Kysely<Database>, empresaId: number) {
  const empresa = await empresas.findEmpresa(db, empresaId)
  if (empresa === undefined) throw new NotFoundError()
  const { id, nome, cnpj, remetenteNome, remetenteEmail, logoId } = empresa
  return {
    id,
    nome,
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

/** @throws InvalidError for a CNPJ with wrong check digits or of another company */
export async function updateEmpresa(db: Kysely<Database>, empresaId: number, dados: EmpresaData) {
  const cnpj = normalizeCnpj(dados.cnpj)
  if (cnpj !== '' && !isCnpj(cnpj)) throw new InvalidError('CNPJ inválido.', { cnpj: 'CNPJ inválido.' })
  if (cnpj !== '' && (await empresas.isCnpjTaken(db, empresaId, cnpj))) {
    throw new InvalidError('Este CNPJ já está em uso.', { cnpj: 'Este CNPJ já está em uso.' })
  }
  await empresas.updateEmpresa(db, empresaId, {
    nome: dados.nome.trim(),
    cnpj: cnpj === '' ? null : cnpj,
    remetenteNome: dados.remetenteNome.trim() || null,
    remetenteEmail: dados.remetenteEmail || null,
  })
  return getEmpresa(db, empresaId)
}
