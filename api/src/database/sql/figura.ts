import { type Figura, type NomeDaFigura, readFonte } from '@seleta/contract/figuras'
import { NO_MOTIVO, TIPOS_DO_PROCESSO } from '@seleta/contract/limits'
import { readId } from '@seleta/regras/id'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { isKnownToRecrutador } from './da-pessoa'
import { isPresente } from './inscricao-waits'
import { isComMotivo, motivoIdDe, naSituacaoDesde } from './motivo'
import { passagens } from './passagens'

/**
 * Whom each number of the figures counts (product 69, decision 178): the number and the list that it opens ask it in these
 * words. All expect `inscricao` as i.
 */

/** Hidden people are in no list, and in no figure; nor is who was never known to a recruiter. */
export const isCounted = sql<SqlBool>`(i.situacao <> 'oculta' and ${isKnownToRecrutador})`

/** Stands in a stage of hired people. Expects their `etapa` as e. */
export const isContratada = sql<SqlBool>`(${isPresente} and e.tipo is not distinct from 'contratado')`

/** Process is over by a refusal or by giving up. Expects their `etapa` as e. */
export const isEncerrada = sql<SqlBool>`(i.situacao = 'retirada' or ${isPresente} and ${isComMotivo('e.tipo')})`

/** «Respostas pendentes»: never had a word, and are not hired. Expects their `etapa` as e. */
export const isPendente = sql<SqlBool>`(i.situacao = 'ativa' and i.respondida_em is null
  and e.tipo is distinct from 'contratado')`

/** Where a person came from; the free word is asked of who applied directly. */
export const fonteOf = sql<string>`case when i.origem = 'MANUAL' then i.fonte else '' end`

/**
 * Entries of the log into stages, with the place of their stage in a process (null is none), and whether the person came
 * further after it.
 * @param condition of `evento`
 * @param of what else is asked of an entry, `s`
 */
export const entradas = (empresaId: number, condition: RawBuilder<unknown>, of = sql<SqlBool>`true`) => sql`
  select e.*, max(e.ordem) over (partition by e.inscricao_id order by e.evento_id
    rows between 1 following and unbounded following) > e.ordem as avancou
  from (
    select s.inscricao_id, s.evento_id, x.tipo, array_position(${[...TIPOS_DO_PROCESSO]}::text[], x.tipo) as ordem
    from (${passagens(sql`empresa_id = ${empresaId} and ${condition}`)}) s
      join etapa x on x.id = s.etapa_id and x.empresa_id = ${empresaId}
    where not s.is_volta and ${of}
  ) e`

/**
 * The hires that filled the last position of their campaign, n being its positions, one at least.
 * @param condition of `inscricao` as i and its `campanha` as p
 */
export const preenchimentos = (empresaId: number, condition: RawBuilder<unknown>) => sql`
  select id, publicada_em, em, movida_por from (
    select i.id, p.publicada_em, i.na_etapa_desde as em, i.movida_por, greatest(p.quantidade_vagas, 1) as vagas,
      row_number() over (partition by p.id order by i.na_etapa_desde, i.id) as ordem
    from inscricao i join campanha p on p.id = i.campanha_id and p.empresa_id = i.empresa_id
      join etapa e on e.id = i.etapa_id and e.empresa_id = i.empresa_id
    where i.empresa_id = ${empresaId} and p.excluida_em is null and p.publicada_em is not null
      and ${isCounted} and ${isContratada} and ${condition}
  ) contratadas where ordem = vagas`

/** Where a figure is looked at. */
interface Lugar {
  readonly empresaId: number
  /** Null: in all campaigns. */
  readonly campanhaId: number | null
}

type Conditions = Record<NomeDaFigura, (lugar: Lugar, figura: Figura) => RawBuilder<SqlBool>>

const conditions: Conditions = {
  inscricoes: (_, figura) => came(figura),
  entrevistadas: (lugar, figura) =>
    sql`(${came(figura)} and ${isAmong(lugar, figura, sql`a.tipo = 'entrevista'`)})`,
  contratadas: (_, figura) => sql`(${came(figura)} and ${inEtapa(isContratada)})`,
  respondidas: (_, figura) => sql`(${came(figura)} and i.respondida_em is not null)`,
  contratacoes: (_, figura) => sql`(${inEtapa(isContratada)} and ${isAfter(sql`i.na_etapa_desde`, figura)})`,
  preenchimentos: ({ empresaId, campanhaId }, figura) => {
    const all = preenchimentos(
      empresaId,
      campanhaId === null ? sql`true` : sql`i.campanha_id = ${campanhaId}`,
    )
    return sql`i.id = any(array(select id from (${all}) c where ${isAfter(sql`em`, figura)}))`
  },
  chegaram: (lugar, figura) => isAmong(lugar, figura, sql`a.tipo = ${figura.valor ?? ''}`),
  avancaram: (lugar, figura) => isAmong(lugar, figura, sql`a.tipo = ${figura.valor ?? ''} and a.avancou`),
  encerradas: (_, figura) => sql`(${inEtapa(isEncerrada)} and ${isAfter(naSituacaoDesde, figura)}
    and ${isForMotivo(figura)})`,
  pendentes: () => inEtapa(isPendente),
}

/** Whether an application is one of those whom a number counts. */
export const isNaFigura = (lugar: Lugar, figura: Figura): RawBuilder<SqlBool> => {
  const { nome, usuarioId } = figura
  const byColega = usuarioId === undefined ? sql`` : sql`and i.movida_por = ${usuarioId}`
  return sql<SqlBool>`(${isCounted} ${byColega} and ${conditions[nome](lugar, figura)})`
}

/** A word that names no reason is that of nobody. */
function isForMotivo({ valor = String(NO_MOTIVO) }: Figura): RawBuilder<SqlBool> {
  const motivoId = valor === String(NO_MOTIVO) ? NO_MOTIVO : readId(valor)
  return motivoId === null
    ? sql`false`
    : sql`coalesce(${motivoIdDe}, ${NO_MOTIVO}::bigint) = ${motivoId}::bigint`
}

const isAfter = (moment: RawBuilder<unknown>, { desde }: Figura) =>
  desde === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${moment} > ${desde}::timestamptz`

/** Applied in the period, from the source that the figure names. */
function came(figura: Figura): RawBuilder<SqlBool> {
  const after = isAfter(sql`i.criada_em`, figura)
  if (figura.valor === undefined) return after
  const fonte = readFonte(figura.valor)
  return fonte === null
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${after} and i.origem = ${fonte.origem} and ${fonteOf} = ${fonte.fonte})`
}

/** Something of an application and the stage in which it stands, where lists do not bring the stage along. */
const inEtapa = (
  condition: RawBuilder<SqlBool>,
) => sql<SqlBool>`exists (select from (select i.etapa_id as id) dela
  left join etapa e on e.id = dela.id and e.empresa_id = i.empresa_id where ${condition})`

/** Came to a stage by an entry `a` of the period. Read once, not with each row. */
const isAmong = ({ empresaId, campanhaId }: Lugar, figura: Figura, condition: RawBuilder<unknown>) => {
  const condicao = sql`${isAfter(sql`criado_em`, figura)} ${campanhaId === null ? sql`` : sql`and campanha_id = ${campanhaId}`}`
  return sql<SqlBool>`i.id = any(array(with entrada as (${entradas(empresaId, condicao)})
    select a.inscricao_id from entrada a where a.ordem is not null and ${condition}))`
}
