import type { Quadro, SituacaoCampanha, TipoEtapa } from '@seleta/contract/limits'
import type { FuncaoNaEquipe } from '@seleta/contract/papeis'
import type { Pergunta } from '@seleta/contract/perguntas'
import type { EtapaDoModelo } from '@seleta/contract/processo-modelos'
import type { GeneratedAlways } from 'kysely'
import type {
  Defaulted,
  DiaOrNull,
  Id,
  Json,
  JsonObject,
  JsonOr,
  MomentoNow,
  MomentoOrNull,
} from './column-types'

/** Campaigns and what belongs to one. */

export interface CampanhaTable {
  id: Id
  empresaId: number
  usuarioId: number | null
  slug: string | null
  /** The stage before which people are hidden; null: nobody is (decision 193). */
  cegaAteEtapaId: Defaulted<number | null>
  /** Id before that of the first application: people are numbered from it. */
  cegaBase: Defaulted<number | null>
  situacao: Defaulted<SituacaoCampanha>
  nome: Defaulted<string>
  nomeEmpresa: Defaulted<string>
  inicio: DiaOrNull
  fechamento: DiaOrNull
  quantidadeVagas: Defaulted<number>
  areaInteresse: Defaulted<string>
  palavraChave: Defaulted<string>
  exclusivoPcd: Defaulted<boolean>
  observacao: Defaulted<string>
  /** Sanitised HTML. */
  descricao: Defaulted<string>
  enviarCatho: Defaulted<boolean>
  /** 'São Paulo – SP, Osasco – SP': what lists show. */
  localidade: Defaulted<string>
  /** `{ vaga }` as on the wire, plus what has no column. */
  conteudo: JsonOr<JsonObject>
  ultimoPasso: Defaulted<string>
  versao: Defaulted<number>
  /** Kept by triggers (docs/decisions/010). */
  qtdTalentos: GeneratedAlways<number>
  /** Kept by triggers (docs/decisions/010). */
  qtdFinalizados: GeneratedAlways<number>
  criadaEm: MomentoNow
  alteradaEm: MomentoNow
  publicadaEm: MomentoOrNull
  encerradaEm: MomentoOrNull
  excluidaEm: MomentoOrNull
  busca: GeneratedAlways<string>
  /** Name, company, cities and functions, folded. */
  procura: GeneratedAlways<string>
}

export interface PublicacaoTable {
  id: Id
  empresaId: number
  campanhaId: number
  quadro: Quadro
  estado: Defaulted<'DESLIGADO' | 'LIGADO' | 'ENVIADO' | 'ERRO' | 'FORA'>
  erro: string | null
  /** Id of the job at the job board. */
  referencia: string | null
  tentativas: Defaulted<number>
  tentarDepoisDe: MomentoNow
  enviadaEm: MomentoOrNull
  alteradaEm: MomentoNow
}

export interface VagaModeloTable {
  id: Id
  empresaId: number
  nome: string
  /** Sanitised HTML. */
  descricao: string
  criadoEm: MomentoNow
}

export interface ProcessoModeloTable {
  id: Id
  empresaId: number
  nome: string
  /** In their order. */
  etapas: Json<EtapaDoModelo[]>
  criadoEm: MomentoNow
  alteradoEm: MomentoNow
}

export interface PerguntaTable {
  id: Id
  empresaId: number
  campanhaId: number
  /** The question's id on the wire. */
  chave: string
  versao: Defaulted<number>
  tipo: Pergunta['tipo']
  titulo: string
  opcoes: JsonOr<{ id: string; title: string; correta: boolean }[]>
  /** Seconds. */
  duracao: number | null
  obrigatoria: Defaulted<boolean>
  efeito: Defaulted<Pergunta['efeito']>
  ordem: Defaulted<number>
  criadaEm: MomentoNow
  removidaEm: MomentoOrNull
}

export interface EtapaTable {
  id: Id
  empresaId: number
  campanhaId: number
  nome: string
  cor: Defaulted<string>
  ordem: number
  tipo: TipoEtapa | null
  mensagemNotificacao: Defaulted<string>
  contatoEmail: Defaulted<boolean>
  contatoWhatsapp: Defaulted<boolean>
  contatoSms: Defaulted<boolean>
  limiteDias: number | null
  /** By which people are judged here (product 73). */
  fichaId: Defaulted<number | null>
  /** Active people, kept by triggers (docs/decisions/010). */
  qtd: GeneratedAlways<number>
  criadaEm: MomentoNow
  removidaEm: MomentoOrNull
}

/** Who is in whose team: product 71. */
export interface CampanhaEquipeTable {
  empresaId: number
  campanhaId: number
  usuarioId: number
  funcao: FuncaoNaEquipe
  desde: MomentoNow
}
