import { sql } from 'kysely'
import { today } from '../hoje'
import { cidadeInWords } from './cidade-in-words'

/* What several lists of people say of them. They expect `talento` as t and `cidade` as c. */

/** Full years on today's date in Brazil; null without a date of birth. */
export const idade = sql<number | null>`
  extract(year from age(${today}, t.nascimento))::int`

/** 'São Paulo – SP'; empty when not told. */
export const localizacao = sql<string>`coalesce(${cidadeInWords('c')}, '')`

/*
 * `offset 0`: looked at for each person alone. Without it the planner may make one list of everybody whom it is true of,
 * in all companies, and look people up in that (decision 119).
 */

/** Whether somebody else on record may be the same person (decision 108). */
export const talvezMesma = sql<boolean>`
  exists (select from semelhanca s join talento o on o.id = s.talento_id + s.outro_id - t.id and o.empresa_id = t.empresa_id
      and o.oculta_em is null
    where (s.talento_id = t.id or s.outro_id = t.id) and s.separada_em is null offset 0)`

/**
 * Whether an application says something of the person that their mailbox has not confirmed (decision 108), or stands in
 * for somebody hidden who has not answered (decision 129).
 */
export const aConfirmar = sql<boolean>`
  (exists (select from declaracao d join inscricao di on di.id = d.inscricao_id and di.situacao = 'ativa'
    where d.talento_id = t.id and d.estado = 'recebida' and not d.fez_talento offset 0)
  or exists (select from semelhanca s join talento o on o.id = s.outro_id and o.oculta_em is not null
    where s.talento_id = t.id and s.motivo = 'email' and s.separada_em is null offset 0))`
