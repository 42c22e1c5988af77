import { MOTIVO_EM_USO, NOME_DO_MODELO_EM_USO } from '@seleta/contract/faltas'
import type { Pool } from 'pg'
import { boardOf, eventosDe } from './support/board'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { type HeldLock, holdLock, openBeside } from './support/held-lock'
import { openMailbox } from './support/mailbox'
import { untilWaiting } from './support/until-waiting'

/** Two do something at the same moment: who comes second is answered as if the first had long been through. */

let office: Office
let pool: Pool
let mailbox: ReturnType<typeof openMailbox>
let first: HeldLock | null = null
beforeAll(async () => {
  office = await openOffice()
  pool = await openBeside(office.api.pool)
  mailbox = openMailbox(office)
})
afterEach(() => first?.letGo())
afterAll(async () => {
  await pool.end()
  await office.api.close()
})
const asMe = () => ({ token: office.token })

/** Somebody else has written this, and it is not yet certain. */
const write = async (statement: string, values: readonly string[] = []) => {
  first = await holdLock(pool, statement, values)
}
/** Lets a call wait for the others, and then them go through. */
async function second<T>(calling: Promise<T>): Promise<T> {
  await untilWaiting(pool, 1)
  await first?.letGo()
  return calling
}

describe('a name that somebody else gives at the same moment', () => {
  it('is said at the field of a message’s model', async () => {
    const modelo = { nome: 'Um', assunto: 'a', texto: 'b' }
    const { body } = await office.api.call('createMensagemModelo', { body: modelo }, asMe())
    await write(
      "insert into mensagem_modelo (empresa_id, nome, assunto, texto) values ($1, 'Igual', 'a', 'b')",
      [String(office.empresaId)],
    )
    const params = { id: body.data.id }
    const { status, erro } = await second(
      office.api.call('updateMensagemModelo', { params, body: { ...modelo, nome: 'IGUAL' } }, asMe()),
    )
    expect([status, erro?.campos]).toEqual([422, { nome: NOME_DO_MODELO_EM_USO }])
  })

  it('is said at the field of a reason', async () => {
    const motivo = { nome: 'Salário', isOculto: false }
    const { body } = await office.api.call('createMotivo', { body: motivo }, asMe())
    await write("insert into motivo (empresa_id, nome) values ($1, 'Distância de casa')", [
      String(office.empresaId),
    ])
    const params = { id: body.data.id }
    const renamed = { ...motivo, nome: 'distancia de CASA' }
    const { status, erro } = await second(office.api.call('updateMotivo', { params, body: renamed }, asMe()))
    expect([status, erro?.campos]).toEqual([422, { nome: MOTIVO_EM_USO }])
  })
})

it('a CNPJ that another company takes at the same moment is said at the field', async () => {
  await write("update empresa set cnpj = '11222333000181' where id = $1", [String(office.estranho.empresaId)])
  const body = { nome: 'Padaria Aurora', cnpj: '11.222.333/0001-81', remetenteNome: '', remetenteEmail: '' }
  const { status, erro } = await second(office.api.call('updateEmpresa', { body }, asMe()))
  expect([status, erro?.campos]).toEqual([422, { cnpj: 'Este CNPJ já está em uso.' }])
})

it('a company that is renamed and back at once keeps the address of its name', async () => {
  const rename = (nome: string) =>
    office.api.call(
      'updateEmpresa',
      { body: { nome, cnpj: '', remetenteNome: '', remetenteEmail: '' } },
      asMe(),
    )
  const { body: before } = await rename('Padaria Austral')
  await write("select pg_advisory_xact_lock(hashtextextended('empresa.slug', 0))")
  const away = rename('Confeitaria Boreal')
  await untilWaiting(pool, 1)
  const back = rename('Padaria Austral')
  await untilWaiting(pool, 2)
  await first?.letGo()
  expect([(await away).status, (await back).status]).toEqual([200, 200])
  const { body } = await office.api.call('getEmpresa', {}, asMe())
  expect(body.data).toMatchObject({ nome: 'Padaria Austral', slug: before.data.slug })
})

describe('a candidate’s own page', () => {
  /** Somebody new, and the key that was mailed to them. */
  async function enter(nome: string) {
    const { id } = await publish(office)
    const inscricao = buildInscricao({ nome, telefone: '' })
    await apply(office.api, id, inscricao)
    return mailbox.keyOf(inscricao.email ?? '')
  }
  const correct = (chave: string, nome: string, email: string) =>
    mailbox.act(chave, { acao: 'corrigir', nome, email, telefone: '', cidade: '', sobre: 'Outro texto' })
  const sobreDe = async (nome: string) => {
    const { rows } = await pool.query<{ sobre: string }>('select sobre from talento where nome = $1', [nome])
    return rows.map(({ sobre }) => sobre)
  }

  it('does not take an e-mail that somebody else takes at the same moment', async () => {
    const chave = await enter('Zeca Zorro')
    await enter('Olga Outra')
    const email = 'de.ambos@exemplo.test'
    await correct(chave, 'Zeca Zorro', email)
    const asked = await mailbox.keyOf(email)
    await write("update talento set email = $1 where nome = 'Olga Outra'", [email])
    const { status, html } = await second(mailbox.act(asked, { acao: 'trocar-email' }))
    expect([status, html]).toEqual([409, expect.stringContaining('já está em outro cadastro')])
  })

  it('corrects nothing of somebody who is hidden at the same moment', async () => {
    const chave = await enter('Nina Noite')
    await write("update talento set oculta_em = now() where nome = 'Nina Noite'")
    const { status } = await second(correct(chave, 'Nina Noite', 'nina.noite@exemplo.test'))
    expect(status).toBe(409)
    expect(await sobreDe('Nina Noite')).toEqual([''])
  })

  it('corrects nothing by a link to a mailbox that ceases to be theirs at the same moment', async () => {
    const chave = await enter('Tito Troca')
    await write("update talento set email = 'tito.novo@exemplo.test' where nome = 'Tito Troca'")
    const { status } = await second(correct(chave, 'Tito Troca', 'tito.troca@exemplo.test'))
    expect(status).toBe(404)
    expect(await sobreDe('Tito Troca')).toEqual([''])
  })

  it('withdraws from the stage into which somebody is moved at the same moment, and the log says that one', async () => {
    const { id, move, etapa } = await boardOf(office, ['Rosa Rumo'])
    const chave = await mailbox.keyOf('rosa.rumo@exemplo.test')
    await write('select from campanha where id = $1 for update', [String(id)])
    const moving = move('Rosa Rumo', 'Finalistas')
    await untilWaiting(pool, 1)
    const leaving = mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
    await untilWaiting(pool, 2)
    await first?.letGo()
    expect([(await moving).status, (await leaving).status]).toEqual([200, 303])
    expect((await eventosDe(office, id)).at(-1)).toMatchObject({
      tipo: 'inscricao_retirada',
      dados: { deEtapaId: etapa('Finalistas').id },
    })
  })
})
