import type { CanalMensagem } from '@seleta/contract/canais'
import type { EstadoMensagem } from '@seleta/contract/mensagem-estados'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Defaulted, Id, Json, JsonObject, JsonOr, MomentoNow, MomentoOrNull } from './column-types'

/** Event log, outbox, notices, audit, saved filters. */

export interface EventoTable {
  id: Id
  empresaId: number
  campanhaId: number | null
  talentoId: number | null
  inscricaoId: number | null
  usuarioId: number | null
  tipo: string
  dados: JsonOr<JsonObject>
  criadoEm: MomentoNow
  /** Transaction that wrote the entry, in this database: how open boards learn what is new (docs/decisions/110). */
  transacao: GeneratedAlways<string>
}

export interface MensagemTable {
  id: Id
  identificador: Generated<string>
  empresaId: number
  campanhaId: number | null
  talentoId: number | null
  inscricaoId: number | null
  etapaId: number | null
  /** `usuario` = carries a one-use link; never listed, body wiped when sent. */
  publico: Defaulted<'candidato' | 'usuario'>
  /** `etapa` is unique per inscricao, etapa and canal while not cancelled. */
  tipo: string
  canal: CanalMensagem
  destinatario: string
  assunto: Defaulted<string>
  corpo: string
  /** Address that ends mails of this kind to a colleague; null where there is nothing to end. */
  pararUrl: string | null
  estado: Defaulted<EstadoMensagem>
  enviarDepoisDe: MomentoNow
  tentativas: Defaulted<number>
  erro: string | null
  usuarioId: number | null
  criadaEm: MomentoNow
  alteradaEm: MomentoNow
  enviadaEm: MomentoOrNull
  /** From here on the mail may be out: no worker tries it again by itself. */
  entregueDesde: MomentoOrNull
  /** The job that has it in hand while it is `enviando` (decision 106). */
  tarefaId: string | null
}

export interface MensagemModeloTable {
  id: Id
  empresaId: number
  nome: string
  assunto: Defaulted<string>
  texto: string
  criadoEm: MomentoNow
  alteradoEm: MomentoNow
}

export interface AvisoTable {
  id: Id
  empresaId: number
  /** To whom alone; null: to everybody who recruits (decision 190). */
  usuarioId: number | null
  /** When it left by e-mail too. */
  enviadoEm: MomentoOrNull
  /** Makes a repeated job write each notice once ('fechamento:42'). */
  chave: string
  tipo: string
  titulo: string
  texto: Defaulted<string>
  link: string | null
  campanhaId: number | null
  talentoId: number | null
  criadoEm: MomentoNow
}

export interface AvisoLidoTable {
  avisoId: number
  usuarioId: number
}

export interface FiltroSalvoTable {
  id: Id
  empresaId: number
  usuarioId: number
  tela: string
  nome: string
  consulta: Json<JsonObject>
  criadoEm: MomentoNow
}

export interface AuditoriaTable {
  id: Id
  empresaId: number
  usuarioId: number | null
  acao: string
  alvo: Defaulted<string>
  dados: JsonOr<JsonObject>
  endereco: Defaulted<string>
  requisicao: Defaulted<string>
  criadaEm: GeneratedAlways<Date>
  hashAnterior: GeneratedAlways<Buffer>
  hash: GeneratedAlways<Buffer>
}
