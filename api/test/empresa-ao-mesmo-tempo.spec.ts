import type { Pool } from 'pg'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { type HeldLock, holdLock, openBeside } from './support/held-lock'
import { seedUsuario } from './support/seed-empresa'
import { untilWaiting } from './support/until-waiting'

/**
 * What changes of the company itself, and what the others do in it at the same moment: each of them is written down in
 * the company's one chain, and names the company in its rows.
 */

let office: Office
let pool: Pool
let held: HeldLock | null = null
let identificador: string
let campanhaId: number
beforeAll(async () => {
  office = await openOffice()
  pool = await openBeside(office.api.pool)
  const { id } = await publish(office)
  campanhaId = id
  await apply(office.api, id, buildInscricao({ nome: 'Ana Alves' }))
  const { etapa } = await readBoard(office, id)
  identificador = etapa('Triagem').talentos[0]?.identificador ?? ''
})
afterEach(() => held?.letGo())
afterAll(async () => {
  await pool.end()
  await office.api.close()
})

const asMe = () => ({ token: office.token })
const makeChave = () => office.api.call('createChaveOrigens', {}, asMe())
const removeAcesso = () => office.api.call('deleteAcessoDaEmpresa', {}, asMe())
const lookAtDocumentos = () => office.api.call('revealDocumentos', { params: { identificador } }, asMe())
/** Names the company in rows of its own before it is written down. */
const changeEquipe = async () => {
  const colega = await seedUsuario(office.api.db, office.empresaId, `c${Date.now()}@aurora.test`)
  const membros = [
    { usuarioId: office.usuarioId, funcao: 'RESPONSAVEL' as const },
    { usuarioId: colega, funcao: 'GESTOR' as const },
  ]
  return office.api.call('saveEquipe', { params: { id: campanhaId }, body: { membros } }, asMe())
}

/** The statuses of two calls of which the first comes first to a lock that both need; then it is let go. */
async function inTurn(
  lock: { readonly statement: string; readonly values?: readonly string[] },
  one: () => Promise<{ status: number }>,
  other: () => Promise<{ status: number }>,
): Promise<number[]> {
  held = await holdLock(pool, lock.statement, lock.values)
  const first = one()
  await untilWaiting(pool, 1)
  const second = other()
  await untilWaiting(pool, 2)
  await held.letGo()
  const answers = await Promise.all([first, second])
  return answers.map(({ status }) => status)
}

const chain = () => ({
  statement: "select pg_advisory_xact_lock(hashtext('auditoria'), hashint8($1::bigint))",
  values: [String(office.empresaId)],
})

describe('a key for origins that is made at the same moment', () => {
  it.each([
    ['somebody’s documents are looked at', lookAtDocumentos],
    ['a team is changed', changeEquipe],
    ['the company’s own sign-in is taken away', removeAcesso],
    ['another is made', makeChave],
  ])('as %s keeps neither from being done, whoever comes first', async (_, act) => {
    const statuses = [...(await inTurn(chain(), act, makeChave)), ...(await inTurn(chain(), makeChave, act))]
    expect(statuses.filter((status) => status >= 300)).toEqual([])
  })
})

it('a company is renamed while its picture is changed', async () => {
  const rename = () =>
    office.api.call(
      'updateEmpresa',
      {
        body: {
          nome: 'Confeitaria Boreal',
          cnpj: '',
          remetenteNome: '',
          remetenteEmail: '',
        },
      },
      asMe(),
    )
  const sendLogo = () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const form = new FormData()
    form.set('dados', '{}')
    form.set('logo', new Blob([png], { type: 'image/png' }), 'logo.png')
    return office.api.request('/usuario/v1/empresa/logo', {
      method: 'PUT',
      body: form,
      headers: { authorization: `Bearer ${office.token}` },
    })
  }
  const names = { statement: "select pg_advisory_xact_lock(hashtextextended('empresa.slug', 0))" }
  expect(await inTurn(names, rename, sendLogo)).toEqual([200, 200])
})

it('nothing of a company but its number is a key that the database keeps others from while it changes', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where indrelid = 'empresa'::regclass and indisunique and indpred is null`,
  )
  expect(rows).toEqual([{ name: 'empresa_pkey' }])
})
