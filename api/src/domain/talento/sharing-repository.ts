import { sql } from 'kysely'
import type { Chaves } from './pessoa'

/** Namesakes of each name beside whom somebody new is looked at. */
const MAX_NAMESAKES = 20

/** Of those who have the phone of somebody under another first name, who can only stand beside them. */
const MAX_OF_TELEFONE = 50

export const withTelefone = (empresaId: number, pessoas: readonly Chaves[]) => {
  const some = pessoas.filter(({ telefone }) => telefone !== null)
  const telefones = [...new Set(some.map(({ telefone }) => telefone))]
  const nomes = [...new Set(some.map(({ nome }) => nome))]
  return sql`
    select id from talento where empresa_id = ${empresaId} and telefone = any(${telefones}::text[])
      and split_part(public.f_busca(nome), ' ', 1) in
        (select split_part(public.f_busca(u.nome), ' ', 1) from unnest(${nomes}::text[]) u (nome))
    union select h.id from unnest(${telefones}::text[]) u (telefone),
      lateral (select id from talento where empresa_id = ${empresaId} and telefone = u.telefone
        order by id limit ${MAX_OF_TELEFONE}) h`
}

export const namesakes = (empresaId: number, pessoas: readonly Chaves[]) => sql`
  select h.id from (select distinct public.f_busca(n) as nome from unnest(${pessoas.map(({ nome }) => nome)}::text[]) n) u,
    lateral (select id from talento where empresa_id = ${empresaId} and public.f_busca(nome) = u.nome
      order by id desc limit ${MAX_NAMESAKES}) h`
