import { DAY, HOUR } from '../../../api/src/demo/draw/tempo'
import { describeCampanha, etapaId } from './campanhas-rows'
import { choose, type EmpresaSeed, mix, toUuid } from './empresa-seed'
import { toMomento, type Valor } from './copy-rows'
import type { Moldes } from './moldes'

const INSCRICAO = 37

/** Steps that visit each person once before any twice, for any company size of the seed: primes, neither 2 nor 5. */
const PASSOS = [7, 11, 13, 17, 19, 23, 29, 31] as const

/** Words of links (`?origem=`): one of them brings most, as everywhere; every third application came without a link. */
const FONTES = ['', '', '', 'linkedin', 'linkedin', 'linkedin', 'indeed', 'whatsapp', 'cartaz'] as const

/** Stage by share of a hundred; the rest has none and is Em Seleção. */
const ETAPA_ATE = [38, 56, 68, 74, 78, 92] as const

interface Inscricao {
  /** Number over all campaigns. */
  readonly n: number
  readonly campanha: number
  readonly talento: number
  /** Place of the stage; null is Em Seleção. */
  readonly etapa: number | null
  readonly origem: 'MANUAL' | 'ABLER' | 'BNE'
  readonly fonte: string
  readonly criadaEm: number
  readonly naEtapaDesde: number
}

/** How many apply to each campaign, by its number: many to the first, none to drafts, uneven among the others. */
export function shareInscricoes(empresa: EmpresaSeed): number[] {
  const { campanhas, inscricoes, inscricoesDaMaior } = empresa.tamanho
  const weights = Array.from({ length: campanhas }, (_, n) =>
    n === 0 || describeCampanha(empresa, n).situacao === 'RASCUNHO' ? 0 : 1 + mix(9, INSCRICAO, n, 1),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const rest = inscricoes - inscricoesDaMaior
  const shares = weights.map((weight) => Math.floor((rest * weight) / sum))
  shares[0] = inscricoesDaMaior
  // What rounding left over goes to the last campaign that takes applications.
  const last = weights.findLastIndex((weight) => weight > 0)
  const missing = inscricoes - shares.reduce((total, share) => total + share, 0)
  return shares.map((share, n) => (n === last ? share + missing : share))
}

function* listInscricoes(empresa: EmpresaSeed): Generator<Inscricao> {
  let n = 0
  for (const [campanha, share] of shareInscricoes(empresa).entries()) {
    const { publicadaEm, duracao } = describeCampanha(empresa, campanha)
    const start = mix(empresa.tamanho.talentos, INSCRICAO, campanha, 2)
    const step = choose(PASSOS, INSCRICAO, campanha, 3)
    for (let k = 0; k < share; k++) {
      const criadaEm = publicadaEm + mix(Math.max(HOUR, duracao), INSCRICAO, n, 4)
      // The long board is evenly filled: its first five stages hold a fifth each.
      const place = campanha === 0 ? k % 5 : ETAPA_ATE.findIndex((until) => mix(100, INSCRICAO, n, 5) < until)
      const etapa = place < 0 ? null : place
      const moved = etapa === null || etapa === 0 ? 0 : mix(20 * DAY, INSCRICAO, n, 6)
      yield {
        n,
        campanha,
        talento: (start + k * step) % empresa.tamanho.talentos,
        etapa,
        origem: choose(['MANUAL', 'MANUAL', 'MANUAL', 'ABLER', 'BNE'] as const, INSCRICAO, n, 7),
        fonte: choose(FONTES, INSCRICAO, n, 10),
        criadaEm,
        naEtapaDesde: Math.min(criadaEm + moved, empresa.now - 1000),
      }
      n += 1
    }
  }
}

export const INSCRICAO_COLUNAS = [
  'id',
  'identificador',
  'empresa_id',
  'campanha_id',
  'talento_id',
  'etapa_id',
  'posicao',
  'origem',
  'fonte',
  'situacao',
  'aderencia',
  'aderencia_detalhe',
  'versao',
  'movida_por',
  'criada_em',
  'na_etapa_desde',
  'respondida_em',
] as const

export function* inscricaoRows(empresa: EmpresaSeed, moldes: Moldes): Generator<Valor[]> {
  for (const i of listInscricoes(empresa)) {
    const { pontos, detalhe } = choose(moldes.aderencias, INSCRICAO, i.n, 8)
    const hasMoved = i.etapa !== null && i.etapa > 0
    const desde = toMomento(i.naEtapaDesde)
    yield [
      empresa.base.inscricao + i.n,
      toUuid(INSCRICAO + empresa.id, i.n),
      empresa.id,
      empresa.base.campanha + i.campanha,
      empresa.base.talento + i.talento,
      i.etapa === null ? null : etapaId(empresa, i.campanha, i.etapa),
      -i.naEtapaDesde / 1000,
      i.origem,
      i.fonte,
      mix(100, INSCRICAO, i.n, 9) < 2 ? 'retirada' : 'ativa',
      pontos,
      detalhe,
      hasMoved ? 2 : 1,
      hasMoved ? empresa.usuarioId : null,
      toMomento(i.criadaEm),
      desde,
      hasMoved ? desde : null,
    ]
  }
}

export const EVENTO_COLUNAS = [
  'empresa_id',
  'campanha_id',
  'talento_id',
  'inscricao_id',
  'usuario_id',
  'tipo',
  'dados',
  'criado_em',
] as const

/** The log: each application, and the move to where it stands now. */
export function* eventoRows(empresa: EmpresaSeed): Generator<Valor[]> {
  for (const i of listInscricoes(empresa)) {
    const chaves = [
      empresa.id,
      empresa.base.campanha + i.campanha,
      empresa.base.talento + i.talento,
      empresa.base.inscricao + i.n,
    ]
    const entrada = i.etapa === null ? null : etapaId(empresa, i.campanha, 0)
    const criada = { etapaId: entrada, origem: i.origem, fonte: i.fonte, consentimentoVersao: '2026-11' }
    yield [...chaves, null, 'inscricao_criada', JSON.stringify(criada), toMomento(i.criadaEm)]
    if (i.etapa === null || i.etapa === 0) continue
    const movida = { deEtapaId: entrada, etapaId: etapaId(empresa, i.campanha, i.etapa), isDesfeito: false }
    yield [
      ...chaves,
      empresa.usuarioId,
      'inscricao_movida',
      JSON.stringify(movida),
      toMomento(i.naEtapaDesde),
    ]
  }
}
