import type { ConferirBody, Importacao, LinhaImportacao } from '@seleta/contract/importacoes'
import { IMPORTACAO_MAX_COLUMNS, IMPORTACAO_MAX_LINHAS } from '@seleta/contract/limits'
import { CAMPOS_IMPORTACAO, PESSOA_LABELS } from '@seleta/contract/pessoa-labels'
import { IMPORTACAO_MAX_BYTES, IMPORTACAO_TOO_LARGE } from '@seleta/contract/sizes'
import { diaInBrazil } from '@seleta/regras/dia'
import { formatInteger } from '@seleta/regras/numbers'
import { cutText } from '@seleta/regras/text'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { UNNAMED_COLUMN, UNNAMED_SHEET } from '../../../database/sql/forgotten-columns'
import { readCampanha } from '../../../domain/campanha/campanha'
import { writeAuditoria } from '../../../ground/audit-log/auditoria-repository'
import type { Autor } from '../../../ground/autor'
import type { Clock } from '../../../ground/clock'
import { ConflictError, InvalidError, NotFoundError, TooLargeError } from '../../../ground/domain-error'
import type { FileAnswer } from '../../../ground/files/file-answer'
import { cleanFileName } from '../../../ground/files/file-name'
import { rereadable, type UploadedFile } from '../../../ground/files/uploaded-file'
import { doOnce } from '../../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../../ground/idempotency/pedido'
import { enqueueJobs } from '../../../ground/jobs/jobs-repository'
import type { PageInput } from '../../../ground/pages'
import { toPage, type PageOf } from '../../../ground/pages'
import { fileSheet } from '../../../ground/spreadsheets/file-sheet'
import { readCsv } from '../../../ground/spreadsheets/read-csv'
import { guessMapeamento } from './guess-mapeamento'
import { importacaoJob } from './importacoes-jobs'
import { createImportacoesRepository, type LinhaLida, type Situacao } from './importacoes-repository'
import { createUndoRepository } from './undo-linhas-repository'

/** Rows that go into the database at once while a file is read. */
const PART = 1000
const EXAMPLES = 3
/** Rows by which columns are guessed. */
const SAMPLE = 50

/** Imports of people: read, map, try, bring in, take back (product 42). The long steps are jobs. */
export function createImportacoesService(db: Kysely<Database>, clock: Clock) {
  const repository = createImportacoesRepository(db)

  async function read(empresaId: number, id: number): Promise<Importacao> {
    const row = await repository.find(empresaId, id)
    if (row === null) throw importacaoNotFound()
    return toImportacao(row)
  }

  return {
    list: async (empresaId: number): Promise<Importacao[]> =>
      (await repository.list(empresaId)).map(toImportacao),

    get: read,

    /**
     * Reads a file: its rows wait in the database, and nothing is known of anybody yet.
     * @throws InvalidError, TooLargeError at the field `arquivo`
     */
    async create(
      { empresaId, usuarioId }: Autor,
      arquivo: UploadedFile | undefined,
      pedido: Pedido,
    ): Promise<Importacao> {
      if (arquivo === undefined || arquivo.tamanho === 0) throw invalid('Escolha um arquivo CSV.')
      if (arquivo.tamanho > IMPORTACAO_MAX_BYTES)
        throw new TooLargeError(IMPORTACAO_TOO_LARGE, { arquivo: IMPORTACAO_TOO_LARGE })
      // A spreadsheet or a picture under the wrong name.
      if (arquivo.start.includes(0) || arquivo.start.subarray(0, 2).toString() === 'PK')
        throw invalid('Este arquivo não é CSV. No Excel, salve como “CSV UTF-8”.')
      const id = await doOnce(db, empresaId, pedido, async (trx) => {
        const rows = createImportacoesRepository(trx)
        const linhas = readCsv(rereadable(arquivo))
        const first = await linhas.next()
        const head: string[] =
          first.done === true ? [] : first.value.cells.map((nome) => cutText(nome.trim(), 120))
        if (head.length < 1) throw invalid('O arquivo está vazio.')
        if (head.length > IMPORTACAO_MAX_COLUMNS)
          throw invalid(`O arquivo tem mais de ${IMPORTACAO_MAX_COLUMNS} colunas.`)
        const colunas = head.map((nome, at) => ({
          nome: nome === '' ? `${UNNAMED_COLUMN} ${at + 1}` : nome,
          // An empty list says nothing of what it will hold.
          exemplos: [] as string[],
        }))
        const importacaoId = await rows.insert(empresaId, {
          usuarioId,
          arquivo: cleanFileName(arquivo.nome || UNNAMED_SHEET, 'csv'),
          colunas,
        })
        const sample: (readonly string[])[] = []
        let total = 0
        let part: LinhaLida[] = []
        for await (const { numero, cells } of linhas) {
          total += 1
          if (total > IMPORTACAO_MAX_LINHAS)
            throw invalid(
              `O arquivo passa de ${formatInteger(IMPORTACAO_MAX_LINHAS)} linhas. Divida em partes.`,
            )
          const valores = cells.slice(0, colunas.length).map((cell) => cutText(cell, 5000))
          if (total <= SAMPLE) sample.push(valores)
          if (total <= EXAMPLES) for (const [at, column] of colunas.entries()) addExample(column, valores[at])
          part.push({ numero, valores })
          if (part.length === PART) {
            await rows.insertLinhas(empresaId, importacaoId, part)
            part = []
          }
        }
        if (total === 0) throw invalid('O arquivo só tem a linha dos nomes das colunas.')
        if (part.length > 0) await rows.insertLinhas(empresaId, importacaoId, part)
        const mapeamento = guessMapeamento(head, sample, diaInBrazil(clock()))
        await rows.setRead(empresaId, importacaoId, { total, colunas, mapeamento })
        return importacaoId
      })
      return read(empresaId, id)
    },

    /**
     * Tries every row with this mapping, without writing people.
     * @throws NotFoundError; InvalidError without a column for the name or for any contact; ConflictError later on
     */
    async check(
      empresaId: number,
      id: number,
      { mapeamento, campanhaId }: ConferirBody,
    ): Promise<Importacao> {
      if (mapeamento.nome === undefined)
        throw new InvalidError('Diga qual coluna é o nome.', { nome: 'Escolha a coluna.' })
      if (mapeamento.email === undefined && mapeamento.telefone === undefined && mapeamento.cpf === undefined)
        throw new InvalidError('Diga qual coluna é o e-mail, o telefone ou o CPF.', {
          email: 'Escolha a coluna.',
        })
      if (campanhaId !== null) await readCampanha(db, empresaId, campanhaId)
      await begin(empresaId, id, ['lida', 'conferida'], async (rows) => {
        await rows.resetLinhas(empresaId, id)
        await rows.setEstado(empresaId, id, 'conferindo', { processadas: 0, mapeamento, campanhaId })
      })
      return read(empresaId, id)
    },

    /** Brings in the rows without a fault. @throws NotFoundError, ConflictError before a try */
    async start(empresaId: number, id: number): Promise<Importacao> {
      await begin(empresaId, id, ['conferida'], (rows) =>
        rows.setEstado(empresaId, id, 'importando', { processadas: 0 }),
      )
      return read(empresaId, id)
    },

    /** Takes a finished import back, in the name of whoever asks. @throws NotFoundError, ConflictError */
    async undo({ empresaId, usuarioId }: Autor, id: number): Promise<Importacao> {
      await begin(empresaId, id, ['concluida'], async (rows, trx) => {
        await rows.setEstado(empresaId, id, 'desfazendo', { processadas: 0, desfeitaPor: usuarioId })
        const registro = { acao: 'importacao_desfeita', alvo: `importacao:${id}` }
        await writeAuditoria(trx, { empresaId, usuarioId }, registro)
      })
      return read(empresaId, id)
    },

    async pageLinhas(
      empresaId: number,
      id: number,
      { situacao, ...page }: PageInput & { readonly situacao?: Situacao | 'parcial' | undefined },
    ): Promise<PageOf<LinhaImportacao>> {
      await read(empresaId, id)
      const { rows, total } = await repository.pageLinhas(empresaId, id, situacao, page)
      return toPage(rows, total, page)
    },

    /**
     * Rows as they came of which something could not be read, with what is wrong, whether somebody came in by them or
     * not: to mend and import again.
     */
    async exportErrors(empresaId: number, id: number): Promise<FileAnswer> {
      const { colunas } = await read(empresaId, id)
      const linhas = await repository.listFaltas(empresaId, id)
      const sheet = {
        colunas: [...colunas.map(({ nome }) => nome), 'Linha', 'Pessoa', 'O que corrigir'],
        linhas: linhas.map(({ numero, valores, motivos, situacao }) => [
          ...colunas.map((_, at) => valores[at] ?? ''),
          numero,
          situacao === 'erro' ? 'ficou de fora' : 'entrou sem isto',
          orderedMotivos(motivos),
        ]),
      }
      return fileSheet('o que ficou de fora', 'csv', sheet, clock)
    },

    /** Takes up again what nobody works through: of a restored backup, or of a version without jobs. */
    async resumeOrphans(): Promise<void> {
      for (const { id, empresaId } of await repository.listOrphans())
        await enqueueJobs(db, importacaoJob, [{ data: { importacaoId: id }, empresaId }])
    },

    /** What files held goes a month after the last that happened with them. */
    async forgetOld(agora: Date): Promise<void> {
      await repository.forgetOld(agora)
      await createUndoRepository(db).forgetDevolvidos(agora)
    },
  }

  async function begin(
    empresaId: number,
    id: number,
    from: readonly Importacao['estado'][],
    write: (rows: ReturnType<typeof createImportacoesRepository>, trx: Kysely<Database>) => Promise<void>,
  ): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const rows = createImportacoesRepository(trx)
      const row = await rows.lock(empresaId, id)
      if (row === null) throw importacaoNotFound()
      if (!from.includes(row.estado))
        throw new ConflictError('Esta importação já passou desse ponto.', 'importacao_em_outro_ponto')
      await write(rows, trx)
      await enqueueJobs(trx, importacaoJob, [{ data: { importacaoId: id }, empresaId }])
    })
  }
}

const importacaoNotFound = () => new NotFoundError('Importação não encontrada.')
const invalid = (texto: string) => new InvalidError(texto, { arquivo: texto })

/** 'E-mail: E-mail inválido. CPF: …', fields in their usual order, then what is of no field. */
function orderedMotivos(motivos: Readonly<Record<string, string>>): string {
  const known = CAMPOS_IMPORTACAO.flatMap((campo) =>
    motivos[campo] === undefined ? [] : [`${PESSOA_LABELS[campo]}: ${motivos[campo]}`],
  )
  const other = Object.entries(motivos).flatMap(([campo, texto]) =>
    CAMPOS_IMPORTACAO.some((one) => one === campo) ? [] : [texto],
  )
  return [...known, ...other].join(' ')
}

function addExample({ exemplos }: { exemplos: string[] }, cell: string | undefined): void {
  const text = cutText((cell ?? '').trim(), 60)
  if (text !== '') exemplos.push(text)
}

type Listed = Awaited<ReturnType<ReturnType<typeof createImportacoesRepository>['list']>>[number]

const NO_LINHAS = {
  lida: 0,
  nova: 0,
  unir: 0,
  erro: 0,
  criada: 0,
  unida: 0,
  desfeita: 0,
  mantida: 0,
}

const toImportacao = (row: Listed): Importacao => ({
  id: row.id,
  arquivo: row.arquivo,
  estado: row.estado,
  colunas: row.colunas,
  mapeamento: row.mapeamento,
  campanhaId: row.campanhaId,
  campanha: row.campanha ?? '',
  total: row.total,
  processadas: row.processadas,
  contagem: { ...NO_LINHAS, ...row.contagem },
  parciais: row.parciais,
  quem: row.quem ?? '',
  criadaEm: row.criadaEm.toISOString(),
})
