import type { Duplicado, DuplicadosBody, EntradaAnswer, NewTalentoBody } from '@seleta/contract/entrada'
import type { Origem } from '@seleta/contract/limits'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { enterPessoas, findNomeOf } from '../../../domain/talento/enter-pessoas'
import { findDuplicados } from '../../../domain/talento/join-talentos'
import {
  type Curriculo,
  type Pessoa,
  type PessoaTexto,
  readChaves,
  readCurriculo,
  readPessoa,
} from '../../../domain/talento/pessoa'
import type { Autor } from '../../../ground/autor'
import { readCatalogosOf } from '../../../ground/catalogos/nomes-do-catalogo-repository'
import type { Clock } from '../../../ground/clock'
import { ConflictError, wrongCampos } from '../../../ground/domain-error'
import type { Arquivos } from '../../../ground/files/arquivos'
import type { UploadedFile } from '../../../ground/files/uploaded-file'
import { doOnce } from '../../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../../ground/idempotency/pedido'
import { listWhoLeft } from './who-left-repository'
import { openDestino } from './open-destino'

/** Recruiters vouch for whom they enter, origins for whom they send; neither proves that a contact is the person's. */
const RECRUTADOR = {
  via: 'recrutador',
  origem: 'MANUAL',
  proven: { by: 'recrutador', email: false, telefone: false },
} as const
const ORIGEM = { via: 'origem', proven: { by: 'origem', email: false, telefone: false } } as const

/** One person at a time: by a recruiter's hand, or by an automated origin (product 42). */
export function createEntradaService(db: Kysely<Database>, arquivos: Arquivos, clock: Clock) {
  return {
    /**
     * A recruiter enters a person. Somebody known gets what is new instead of a second entry.
     * @param curriculo replaces an older one
     * @throws InvalidError, UnsupportedFileError, TooLargeError naming the field; NotFoundError for the campaign
     */
    async create(
      { empresaId, usuarioId }: Autor,
      body: NewTalentoBody,
      curriculo: UploadedFile | undefined,
      pedido: Pedido,
    ): Promise<EntradaAnswer> {
      const file = readCurriculo(curriculo, body.nome)
      const pessoa = await assertPessoa(db, body, diaInBrazil(clock()))
      const answer = await arquivos.keepDuring(curriculo === undefined ? [] : [curriculo], () =>
        enterOne(db, { ...RECRUTADOR, empresaId, usuarioId }, body.idCampanha, pessoa, file, pedido),
      )
      // Who was known may be called otherwise. An origin is told nobody's name.
      const nome = await findNomeOf(db, empresaId, answer.identificador)
      return { ...answer, nome: nome ?? answer.nome }
    },

    /**
     * An automated origin sends a person, told by the company's key.
     * @param origem of the address
     * @throws InvalidError naming the fields; NotFoundError, ConflictError for the campaign
     */
    async receive(
      empresaId: number,
      origem: Exclude<Origem, 'MANUAL'>,
      idCampanha: number | null,
      texto: PessoaTexto,
      pedido: Pedido,
    ): Promise<EntradaAnswer> {
      const pessoa = await assertPessoa(db, texto, diaInBrazil(clock()))
      return enterOne(db, { ...ORIGEM, empresaId, origem, usuarioId: null }, idCampanha, pessoa, null, pedido)
    },

    /** People known who share e-mail, phone or CPF, whoever would be joined first (warning of the form). */
    async findDuplicados(empresaId: number, body: z.output<typeof DuplicadosBody>): Promise<Duplicado[]> {
      const found = await findDuplicados(db, { ...RECRUTADOR, empresaId }, readChaves(body))
      return found.slice(0, 5).map(({ pessoa: { identificador, nome }, motivo, isMesma }) => ({
        identificador,
        nome,
        motivo,
        isMesma,
      }))
    },
  }
}

/** @throws InvalidError naming every wrong field */
async function assertPessoa(db: Kysely<Database>, texto: PessoaTexto, hoje: string): Promise<Pessoa> {
  const read = readPessoa(texto, await readCatalogosOf(db, texto), 'another', hoje)
  if (read.campos !== undefined) throw wrongCampos(read.campos)
  return read.pessoa
}

type Author = Pick<
  Parameters<typeof enterPessoas>[1],
  'empresaId' | 'via' | 'origem' | 'proven' | 'usuarioId'
>

async function enterOne(
  db: Kysely<Database>,
  autor: Author,
  idCampanha: number | null,
  pessoa: Pessoa,
  curriculo: Curriculo | null,
  pedido: Pedido,
): Promise<EntradaAnswer> {
  const kept = await doOnce(db, autor.empresaId, pedido, async (trx) => {
    const destino = await openDestino(trx, autor, idCampanha)
    const entrada = {
      ...autor,
      ...destino,
      fonte: '',
      consentimento: null,
      importacaoId: null,
      listHomonimas: null,
    }
    const [result] = await enterPessoas(trx, entrada, [{ pessoa, curriculo, linha: null, envio: null }])
    if (result === undefined || result.tipo === 'recusada')
      throw new ConflictError(result?.motivo ?? 'Não foi possível gravar esta pessoa.', 'pessoa_em_conflito')
    const { talentoId, inscricao } = result
    const inside = inscricao === null ? [talentoId] : []
    const left = await listWhoLeft(trx, autor.empresaId, idCampanha, inside)
    return {
      identificador: result.identificador,
      resultado: result.tipo,
      motivo: result.motivo,
      jaInscrita: destino.campanha !== null && inscricao === null,
      ...(left.has(talentoId) && { desistiu: true }),
    }
  })
  return { ...kept, nome: pessoa.nome }
}
