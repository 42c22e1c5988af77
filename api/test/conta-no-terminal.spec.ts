import { rmSync } from 'node:fs'
import { createFirstUsuario } from '../src/areas/empresa/first-usuario'
import { requestSenha, resetSenha } from '../src/areas/empresa/senhas-service'
import { createDatabaseCounter } from '../src/ground/limits/counter-repository'
import { type Built, buildProduct, run } from './support/run-product'
import { createTestDatabase, type TestDatabase } from './support/test-database'
import { addressOf, makeTemporaryFolder } from './support/test-server'

/** `npm run create-user`: whoever is named joins the company that is meant (security S02). */

let database: TestDatabase
let made = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Somebody new, by an e-mail of their own. */
const create = (empresa: string, { nome = 'Ana', papel = 'ADMINISTRADOR' as const } = {}) => {
  made += 1
  const email = `pessoa${made}@casa.test`
  return createFirstUsuario(database.db, { email, nome, empresa, papel }, 'http://x.test')
}
const empresas = async () => (await database.pool.query('select nome from empresa order by id')).rows

it('joins the company that is there, whatever blanks and capitals it is typed in, and says which it is', async () => {
  expect(await create('  Aroeira   Talentos ')).toMatchObject({ empresa: 'Aroeira Talentos', isNew: true })
  for (const typed of [
    'Aroeira Talentos',
    'aroeira talentos',
    'AROEIRA TALENTOS ',
    ' Aroeira\u00a0 Talentos',
  ])
    expect(await create(typed)).toMatchObject({ empresa: 'Aroeira Talentos', isNew: false })
  expect(await empresas()).toEqual([{ nome: 'Aroeira Talentos' }])
})

it('tells companies apart by their accents, and asks which of two is meant', async () => {
  expect(await create('São Bento')).toMatchObject({ isNew: true })
  expect(await create('Sao Bento')).toMatchObject({ isNew: true })
  expect(await create('SÃO BENTO')).toMatchObject({ empresa: 'São Bento', isNew: false })
  // Made before names were compared so.
  await database.pool.query("insert into empresa (nome, slug) values ('são bento', 'outra-sao-bento')")
  expect(await create('são bento')).toMatchObject({ empresa: 'são bento', isNew: false })
  await expect(create('SÃO BENTO')).rejects.toThrow(
    'Há mais de uma empresa com este nome: escreva-o como é o de uma delas, “São Bento” e “são bento”.',
  )
})

it('prints a link that nobody ends who asks for a password by the page, and another one once it is lost', async () => {
  const { db } = database
  const ana = {
    email: 'ana@link.test',
    nome: 'Ana',
    empresa: 'Casa do Link',
    papel: 'ADMINISTRADOR',
  } as const
  const tokenOf = ({ link }: { readonly link: string }) => new URL(link).searchParams.get('token') ?? ''
  const lost = await createFirstUsuario(db, ana, 'http://x.test')
  const settings = { publicUrl: 'http://x.test' }
  const counter = createDatabaseCounter(db)
  await requestSenha({ db, counter, settings }, ana.email)
  const again = await createFirstUsuario(db, ana, 'http://x.test')
  expect(again).toMatchObject({ empresa: 'Casa do Link', isNew: false, isAgain: true })
  await requestSenha({ db, counter, settings }, ana.email)
  await expect(resetSenha(db, { token: tokenOf(lost), nova: 'pitanga-azul-42' })).rejects.toThrow(
    'não vale mais',
  )
  await resetSenha(db, { token: tokenOf(again), nova: 'pitanga-azul-42' })
  await expect(resetSenha(db, { token: tokenOf(again), nova: 'outra-azul-42' })).rejects.toThrow(
    'não vale mais',
  )
  await expect(createFirstUsuario(db, ana, 'http://x.test')).rejects.toThrow(
    'ana@link.test já tem uma conta.',
  )
  const { rows } = await database.pool.query(
    'select 1 from token_senha t join usuario u on u.id = t.usuario_id where u.email = $1',
    [ana.email],
  )
  expect(rows).toEqual([])
})

it('makes nothing of an empty name', async () => {
  const before = await empresas()
  await expect(create('  ')).rejects.toThrow('Falta o nome da empresa em --empresa.')
  await expect(create('Nova', { nome: '' })).rejects.toThrow('Falta o nome da pessoa em --nome.')
  expect(await empresas()).toEqual(before)
})

describe('at the terminal', () => {
  let built: Built
  beforeAll(() => {
    built = buildProduct()
  })
  const folder = makeTemporaryFolder()
  afterAll(() => {
    built.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it('says whether the company is new', async () => {
    const env = { DATABASE_URL: addressOf(database.name), DATA_DIR: folder }
    const type = async (email: string, empresa: string) => {
      const args = ['--email', email, '--nome', 'Bia', '--empresa', empresa]
      const ran = run(built.command('create-user'), { env, args })
      await ran.ended
      return ran.output().split('\n')[0]
    }
    expect(await type('bia@ipe.test', 'Ipê')).toBe('Conta criada na empresa Ipê, que é nova.')
    expect(await type('caio@ipe.test', 'ipê ')).toBe('Conta criada na empresa Ipê, que já existia.')
  })
})
