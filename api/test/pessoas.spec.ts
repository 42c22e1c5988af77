import { seedEmpresa, seedUsuario, SENHA } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'

let api: TestApi
let ana: string
let caio: string

beforeAll(async () => {
  api = await startApi({ publicUrl: 'https://seleta.test' })
  await seedEmpresa(api.db)
  await seedEmpresa(api.db, 'Oficina Sol', 'caio@sol.test')
  ana = await api.login('ana@aurora.test')
  caio = await api.login('caio@sol.test')
})
afterAll(() => api.close())

const people = async (token: string) => (await api.call('listUsuarios', {}, { token })).body.data
const invite = (email: string, token = ana) =>
  api.call('createConvite', { body: { email, nome: 'Duda' } }, { token })
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? ''

describe('people of a company (product 7)', () => {
  it('are invited; without mail the link is shown, and it opens an account once', async () => {
    const { body } = await invite('duda@aurora.test')
    expect(body.data.emailLigado).toBe(false)
    expect(body.data.link).toMatch(/^https:\/\/seleta\.test\/convite\?token=/)
    expect(await people(ana)).toContainEqual(
      expect.objectContaining({ email: 'duda@aurora.test', situacao: 'CONVIDADA' }),
    )

    const accept = () =>
      api.call('acceptConvite', {
        body: { token: tokenOf(body.data.link), nome: 'Duda Reis', senha: 'planalto-claro-8' },
      })
    expect((await accept()).status).toBe(204)
    const duda = await api.login('duda@aurora.test', 'planalto-claro-8')
    expect(await people(duda)).toContainEqual(
      expect.objectContaining({ nome: 'Duda Reis', email: 'duda@aurora.test', situacao: 'ATIVA' }),
    )
    expect((await accept()).erro?.codigo).toBe('link_expirado')
    const { rows } = await api.pool.query(
      "select a.acao, u.nome as quem, a.dados from auditoria a join usuario u on u.id = a.usuario_id where a.acao in ('usuario_convidado', 'convite_aceito') order by a.id",
    )
    expect(rows).toMatchObject([
      { acao: 'usuario_convidado', quem: 'Ana Lima', dados: { papel: 'RECRUTADOR' } },
      { acao: 'convite_aceito', quem: 'Duda Reis' },
    ])
  })

  it('are not invited twice; an account in another company is told to whoever opens the link alone', async () => {
    expect((await invite('ana@aurora.test')).status).toBe(409)
    const elsewhere = await invite('caio@sol.test')
    const nowhere = await invite('ninguem@livre.test')
    expect([elsewhere.status, Object.keys(elsewhere.body.data)]).toEqual([
      nowhere.status,
      Object.keys(nowhere.body.data),
    ])
    const body = { token: tokenOf(elsewhere.body.data.link), nome: 'Caio', senha: 'planalto-claro-8' }
    expect((await api.call('acceptConvite', { body })).erro).toMatchObject({
      codigo: 'email_em_uso',
      mensagem:
        'Este e-mail já tem uma conta em outra empresa. Peça a quem convidou um convite para outro endereço.',
    })
    expect((await api.call('getUsuario', {}, { token: caio })).status).toBe(200)
  })

  it('may be invited by two companies; the first accepted wins', async () => {
    const first = await invite('eva@livre.test')
    const second = await invite('eva@livre.test', caio)
    const accept = (link: string | null) =>
      api.call('acceptConvite', { body: { token: tokenOf(link), nome: 'Eva', senha: 'planalto-claro-8' } })
    expect((await accept(second.body.data.link)).status).toBe(204)
    const late = await accept(first.body.data.link)
    expect(late.status).toBe(422)
    expect(late.erro?.codigo).toBe('email_em_uso')
  })

  it('lose every session when they are removed, and may be invited again', async () => {
    const { empresaId } = await api.db
      .selectFrom('usuario')
      .select('empresaId')
      .where('email', '=', 'ana@aurora.test')
      .executeTakeFirstOrThrow()
    const id = await seedUsuario(api.db, empresaId, 'gil@aurora.test', 'Gil')
    const gil = await api.login('gil@aurora.test')
    expect((await api.call('deleteUsuario', { params: { id } }, { token: ana })).status).toBe(204)
    expect((await api.call('getUsuario', {}, { token: gil })).status).toBe(401)
    expect(
      (
        await api.call('login', {
          body: { username: 'gil@aurora.test', password: SENHA, grant_type: 'password' },
        })
      ).status,
    ).toBe(401)
    expect((await invite('gil@aurora.test')).status).toBe(200)
  })

  it('cannot remove themselves, nor anybody of another company', async () => {
    const me = (await people(ana)).find(({ email }) => email === 'ana@aurora.test')
    expect((await api.call('deleteUsuario', { params: { id: me?.id ?? 0 } }, { token: ana })).status).toBe(
      409,
    )
    expect((await api.call('deleteUsuario', { params: { id: me?.id ?? 0 } }, { token: caio })).status).toBe(
      404,
    )
  })

  it('see only their own company', async () => {
    expect((await people(caio)).every(({ email }) => !email.endsWith('aurora.test'))).toBe(true)
  })
})

describe('the company (product 7)', () => {
  const save = (cnpj: string, token = ana) =>
    api.call(
      'updateEmpresa',
      { body: { nome: 'Padaria Aurora', cnpj, remetenteNome: '', remetenteEmail: '' } },
      { token },
    )

  it('keeps a CNPJ with letters and shows it with its mask', async () => {
    const { body } = await save('12abc34501de35')
    expect(body.data.cnpj).toBe('12.ABC.345/01DE-35')
    expect((await api.call('getEmpresa', {}, { token: ana })).body).toEqual(body)
  })

  it('refuses wrong check digits and a CNPJ of another company', async () => {
    expect((await save('11.222.333/0001-82')).erro?.campos).toEqual({ cnpj: 'CNPJ inválido.' })
    expect((await save('12ABC34501DE35', caio)).erro?.campos).toEqual({ cnpj: 'Este CNPJ já está em uso.' })
    expect((await save('11.222.333/0001-81')).status).toBe(200)
  })
})
