import type { Papel } from '@seleta/contract/papeis'
import type { MencaoEmail } from '@seleta/contract/preferencias'
import type { Generated } from 'kysely'
import type { Defaulted, DiaOrNull, Id, Json, Momento, MomentoNow, MomentoOrNull } from './column-types'

/** Companies, people, sessions. */

export interface EmpresaTable {
  id: Id
  nome: string
  slug: string
  cnpj: string | null
  site: string | null
  sobre: Defaulted<string>
  logoId: number | null
  chaveOrigensHash: Buffer | null
  chaveOrigensCriadaEm: MomentoOrNull
  remetenteNome: string | null
  remetenteEmail: string | null
  retencaoMeses: Defaulted<number>
  exigeSegundoFator: Defaulted<boolean>
  demo: Defaulted<boolean>
  criadaEm: MomentoNow
}

/** Addresses that companies had before: migration 103. */
export interface EmpresaSlugTable {
  slug: string
  empresaId: number
  deixadoEm: MomentoNow
}

export interface ArquivoTable {
  id: Id
  identificador: Generated<string>
  empresaId: number
  nome: string
  mime: string
  tamanho: number
  sha256: Buffer
  /** The object in the store; null while the content still lies in this row. */
  chave: string | null
  conteudo: Buffer | null
  criadoEm: MomentoNow
}

/** Objects of the store that no row owns. */
export interface ObjetoSoltoTable {
  chave: string
  apagarApos: Momento
}

export interface UsuarioTable {
  id: Id
  empresaId: number
  email: string
  nome: string
  telefone: string | null
  senhaHash: string
  papel: Defaulted<Papel>
  /** Null = invited, not here yet. */
  ativadoEm: MomentoOrNull
  criadoEm: MomentoNow
  removidoEm: MomentoOrNull
  /** Last at work in the product, and when the visit before that ended (decision 162). */
  visitaEm: MomentoOrNull
  visitaAnteriorEm: MomentoOrNull
  mencaoEmail: Defaulted<MencaoEmail>
  resumoDiario: Defaulted<boolean>
  /** Brazil's day of the last digest, and since when the next one tells; null: it was never wanted. */
  resumoDia: DiaOrNull
  resumoDesde: MomentoOrNull
  /** Null = signs in by password alone. */
  segundoFatorEm: MomentoOrNull
}

export interface SessaoTable {
  id: Id
  empresaId: number
  usuarioId: number
  tokenHash: Buffer
  lembrar: Defaulted<boolean>
  /** Opens nothing but setting up the second factor that the company asks for. */
  limitada: Defaulted<boolean>
  agente: Defaulted<string>
  endereco: Defaulted<string>
  criadaEm: MomentoNow
  ultimoUso: MomentoNow
  expiraEm: Momento
}

export interface TentativaLoginTable {
  chave: string
  falhas: Defaulted<number>
  ultimaEm: MomentoNow
  bloqueadoAte: MomentoOrNull
}

export interface TokenSenhaTable {
  id: Id
  usuarioId: number
  tipo: 'recuperacao' | 'convite' | 'conta'
  tokenHash: Buffer
  criadoEm: MomentoNow
  expiraEm: Momento
}

/** A colleague's second factor; not yet asked for while `usuario.segundoFatorEm` is null. */
export interface SegundoFatorTable {
  empresaId: number
  usuarioId: number
  /** Sealed: `ground/segredo/cofre.ts`. */
  segredo: Buffer
  /** The last time step whose code was used. */
  ultimoPasso: Defaulted<number>
}

/** Recovery codes that are left. */
export interface CodigoRecuperacaoTable {
  empresaId: number
  usuarioId: number
  codigoHash: Buffer
}

/** Password shown, code not yet. */
export interface EntradaPendenteTable {
  tokenHash: Buffer
  empresaId: number
  usuarioId: number
  lembrar: boolean
  pelaEmpresa: Defaulted<boolean>
  expiraEm: Momento
}

/** A company's own sign-in. */
export interface AcessoEmpresaTable {
  empresaId: number
  emissor: string
  clienteId: string
  /** Sealed. */
  segredo: Buffer
  dominio: string
  codigoDominio: string
  dominioProvadoEm: MomentoOrNull
  /** Of whoever comes in without an invitation; null: nobody does. */
  papel: Papel | null
  soPelaEmpresa: Defaulted<boolean>
}

/** Who a colleague is at the company's provider. */
export interface IdentidadeEmpresaTable {
  empresaId: number
  emissor: string
  sujeito: string
  usuarioId: number
}

/** Browsers on the way to the provider and back. */
export interface IdaAoProvedorTable {
  estadoHash: Buffer
  empresaId: number
  expiraEm: Momento
}

export interface SegredoTable {
  nome: string
  valor: Buffer
  criadoEm: MomentoNow
}

export interface RespostaIdempotenteTable {
  empresaId: number
  rota: string
  chave: string
  corpoHash: Buffer
  resposta: Json<object>
  criadaEm: MomentoNow
}

/** How often something limited was done: `ground/limits`. */
export interface ContagemTable {
  /** Digest of the key. */
  chave: Buffer
  total: number
  terminaEm: Momento
}

/** A place at a live board, held by a process for a session (decision 130). */
export interface LugarNaSelecaoTable {
  sessaoId: number
  lugar: number
  processo: string
  vistoEm: Defaulted<Momento>
}

/** Areas that did not come in browsers, by day of Brazil: `ground/telemetry` (decision 132). */
export interface FalhaAreaTable {
  dia: string
  area: string
  versao: string
  tipo: string
  total: number
  ultimaEm: Momento
}
