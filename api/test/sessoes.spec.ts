import { listSessoes } from '../src/areas/empresa/sessoes-repository'
import { createBoardChangesRepository } from '../src/areas/selecao/board-changes-repository'
import { seedEmpresa, seedUsuario, SENHA } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'

let api: TestApi
let empresaId: number

beforeAll(async () => {
  api = await startApi()
  ;({ empresaId } = await seedEmpresa(api.db))
  await seedUsuario(api.db, empresaId, 'beto@aurora.test', 'Beto Dias')
  await seedEmpresa(api.db, 'Oficina Sol', 'caio@sol.test')
})
afterAll(() => api.close())

const eu = (token: string) => api.call('getUsuario', {}, { token })

describe('sessions (product 3)', () => {
  it('tell who is signed in', async () => {
    const { body } = await eu(await api.login('ana@aurora.test'))
    expect(body.data).toMatchObject({
      nome: 'Ana Lima',
      email: 'ana@aurora.test',
      empresa: { id: empresaId, nome: 'Padaria Aurora' },
    })
  })

  it('end at logout, and only that one', async () => {
    const [first, second] = [await api.login('ana@aurora.test'), await api.login('ana@aurora.test')]
    expect((await api.call('logout', {}, { token: first })).status).toBe(204)
    expect((await eu(first)).status).toBe(401)
    expect((await eu(second)).status).toBe(200)
  })

  it('end when their time is over', async () => {
    const token = await api.login('ana@aurora.test')
    await api.pool.query("update sessao set expira_em = now() - interval '1 second'")
    expect((await eu(token)).status).toBe(401)
  })

  it.each([
    ["update sessao set expira_em = now() - interval '1 second' where usuario_id = $1"],
    ['update usuario set removido_em = now() where id = $1'],
  ])('that are over are over for calls, for the list and for open boards alike: %s', async (end) => {
    const email = `dora${end.length}@aurora.test`
    const usuarioId = await seedUsuario(api.db, empresaId, email, 'Dora')
    const token = await api.login(email)
    const { rows } = await api.pool.query<{ id: string }>('select id from sessao where usuario_id = $1', [
      usuarioId,
    ])
    const keys = rows.map(({ id }) => ({ empresaId, id: Number(id) }))
    const read = async () => [
      (await eu(token)).status,
      (await listSessoes(api.db, empresaId, usuarioId)).length,
      (await createBoardChangesRepository(api.db).findAcessos(keys)).size,
    ]
    expect(await read()).toEqual([200, 1, 1])
    await api.pool.query(end, [usuarioId])
    expect(await read()).toEqual([401, 0, 0])
  })

  it('are listed with a device that a person recognises, and can be revoked', async () => {
    const token = await api.login('ana@aurora.test')
    const other = await api.login('ana@aurora.test')
    await api.pool.query(
      "update sessao set agente = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537' where id = (select max(id) from sessao)",
    )
    const { body } = await api.call('listSessoes', {}, { token })
    expect(body.data.filter(({ isAtual }) => isAtual)).toHaveLength(1)
    const stranger = body.data.find(({ dispositivo }) => dispositivo === 'Chrome no Windows')
    expect(stranger).toBeDefined()
    const params = { id: stranger?.id ?? 0 }
    expect((await api.call('deleteSessao', { params }, { token })).status).toBe(204)
    expect((await eu(other)).status).toBe(401)
  })

  it('of somebody else are unknown', async () => {
    const beto = await api.login('beto@aurora.test')
    const { body } = await api.call('listSessoes', {}, { token: beto })
    const params = { id: body.data[0]?.id ?? 0 }
    const ana = await api.login('ana@aurora.test')
    expect((await api.call('deleteSessao', { params }, { token: ana })).status).toBe(404)
    expect((await eu(beto)).status).toBe(200)
  })

  it('number five at most, the least used goes first', async () => {
    const tokens = []
    for (let i = 0; i < 6; i++) tokens.push(await api.login('caio@sol.test'))
    const states = await Promise.all(tokens.map(async (token) => (await eu(token)).status))
    expect(states).toEqual([401, ...Array.from({ length: 5 }, () => 200)])
  })
})

describe('passwords (product 5)', () => {
  const change = (token: string, atual: string, nova: string) =>
    api.call('changeSenha', { body: { atual, nova } }, { token })

  it('are changed with the present one, and every other session ends', async () => {
    const token = await api.login('beto@aurora.test')
    const other = await api.login('beto@aurora.test')
    expect((await change(token, SENHA, 'montanha-verde-7')).status).toBe(204)
    expect((await eu(token)).status).toBe(200)
    expect((await eu(other)).status).toBe(401)
    await api.login('beto@aurora.test', 'montanha-verde-7')
  })

  it.each([
    ['curta1234', 'Use pelo menos 10 caracteres.'],
    ['senha12345', 'Esta senha é muito comum. Escolha outra.'],
    ['Flamengo2026', 'Esta senha é muito comum. Escolha outra.'],
    ['abababababab', 'Esta senha é muito comum. Escolha outra.'],
    ['qwertyuiopas', 'Esta senha é muito comum. Escolha outra.'],
    ['padaria-2026', 'Não use seu nome, seu e-mail ou o nome da empresa como senha.'],
    ['aurora123aurora', 'Não use seu nome, seu e-mail ou o nome da empresa como senha.'],
  ])('refuse %s', async (nova, mensagem) => {
    const token = await api.login('ana@aurora.test')
    const { status, erro } = await change(token, SENHA, nova)
    expect(status).toBe(422)
    expect(erro?.campos).toEqual({ nova: mensagem })
  })

  it('are not changed without the present one', async () => {
    const token = await api.login('ana@aurora.test')
    const { status, erro } = await change(token, 'outra-coisa-1', 'montanha-verde-7')
    expect(status).toBe(422)
    expect(erro?.campos).toEqual({ atual: 'A senha atual não confere.' })
  })
})
