import { migrateDatabase } from '../src/database/migrate'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { hitsOfAll } from './support/hits'
import { bringIn, takeBack } from './support/import-file'
import { openDoors } from './support/strangers'
import { createTestDatabase } from './support/test-database'

/** What imported files said of somebody goes with them, whichever way they came and by whatever they are called. */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const traces = (texts: readonly string[]) => hitsOfAll(office.api.db, office.api.dataDir, texts)
const idOf = async (nome: string) => {
  const { rows } = await office.api.pool.query<{ identificador: string }>(
    'select identificador from talento where nome = $1',
    [nome],
  )
  return rows[0]?.identificador ?? ''
}
async function erase(nome: string): Promise<void> {
  const params = { identificador: await idOf(nome) }
  expect((await office.api.call('deleteTalento', { params }, as())).status).toBe(204)
  await office.api.app.jobs.runDue()
}
async function linhasOf(id: number) {
  const { body } = await office.api.call('listLinhasImportacao', { params: { id }, query: {} }, as())
  return body.data.map(({ nome, situacao }) => ({ nome, situacao }))
}

describe('a row of an import that was taken back', () => {
  it('names nobody who went with it, so that nothing is left when they come again and are erased', async () => {
    const nome = 'Marilda Quevedo'
    const csv = `Nome;E-mail\n${nome};marilda@exemplo.test`
    const first = await bringIn(office, csv)
    await takeBack(office, first)
    expect(await linhasOf(first)).toEqual([{ nome: '', situacao: 'desfeita' }])
    await bringIn(office, csv)
    await erase(nome)
    expect(await traces([nome, 'marilda@'])).toEqual([])
  })

  it('names nobody who was made by another file then, and went with that one', async () => {
    const nome = 'Marisa Refeita'
    const csv = `Nome;E-mail\n${nome};marisa@exemplo.test`
    const [first, second] = [await bringIn(office, csv), await bringIn(office, csv)]
    await takeBack(office, first)
    expect(await linhasOf(first)).toEqual([{ nome, situacao: 'desfeita' }])
    await takeBack(office, second)
    expect(await linhasOf(first)).toEqual([{ nome: '', situacao: 'desfeita' }])
  })

  it('goes on naming who was there before it', async () => {
    const nome = 'Norma Conhecida'
    await bringIn(office, `Nome;E-mail\n${nome};norma@exemplo.test`)
    const again = await bringIn(office, `Nome;E-mail;Telefone\n${nome};norma@exemplo.test;11 97777-3001`)
    await takeBack(office, again)
    expect(await linhasOf(again)).toEqual([{ nome, situacao: 'desfeita' }])
  })

  it('names nobody who went with it in an older release either', async () => {
    const old = await createTestDatabase(true)
    try {
      await migrateDatabase(old.db, '172-quem-foi-corrigido')
      await old.pool.query(`
        with dona as (insert into empresa (nome, slug) values ('Velha', 'velha') returning id),
          pessoa as (insert into talento (empresa_id, nome) select id, 'Ana Fica' from dona returning id, nome),
          arquivo as (insert into importacao (empresa_id, arquivo, colunas, mapeamento)
            select id, 'x.csv', '[]', '{}' from dona returning id, empresa_id)
        insert into importacao_linha (importacao_id, empresa_id, numero, valores, situacao, nome, talento_id)
        select a.id, a.empresa_id, n, '[]', situacao, v.nome, p.id from arquivo a, (values
          (2, 'desfeita', 'Bia Foi'), (3, 'desfeita', 'Ana Fica'), (4, 'nova', 'Bia Foi')) v (n, situacao, nome)
          left join pessoa p on p.nome = v.nome`)
      await migrateDatabase(old.db)
      const { rows } = await old.pool.query<{ nome: string }>(
        'select nome from importacao_linha order by numero',
      )
      expect(rows.map(({ nome }) => nome)).toEqual(['', 'Ana Fica', 'Bia Foi'])
    } finally {
      await old.drop()
    }
  })
})

describe('who was told into somebody by two files', () => {
  it('and was taken apart from one is erased from the other, taken back, too; what others told stays', async () => {
    const telefone = '11 97777-1717'
    await openDoors(office, 0).enterPessoa({ nome: 'Maria Weblon', email: 'weblon@exemplo.test', telefone })
    const head = 'Nome;Telefone;Sobre;Último cargo;Última empresa;Habilidades'
    const csv = `${head}\nMaria Wandick;${telefone};Wandick cuida;Wandicária;Wandick e filhos;Wandicar`
    const first = await bringIn(office, csv)
    const second = await bringIn(office, csv)
    const other = await bringIn(office, `Nome;Telefone;Sobre\nMaria W. Outra;${telefone};Gosta de gente`)
    const { rows } = await office.api.pool.query<{ id: number }>(
      'select id::int from fusao where importacao_id = $1',
      [first],
    )
    const apart = await office.api.call('undoFusao', { params: { id: rows[0]?.id ?? 0 } }, as())
    expect(apart.status).toBe(200)
    await takeBack(office, second)
    await takeBack(office, other)
    expect((await linhasOf(second)).map(({ nome }) => nome)).toEqual(['Maria Wandick'])
    await erase('Maria Wandick')
    expect(await traces(['Wandic'])).toEqual([])
    expect(await linhasOf(other)).toEqual([{ nome: 'Maria W. Outra', situacao: 'desfeita' }])
    expect(await idOf('Maria Weblon')).not.toBe('')
  })
})

describe('a row that failed', () => {
  it('keeps nothing of who had gone into whoever is erased', async () => {
    const telefone = '11 97777-1001'
    for (const nome of ['Tereza Fica', 'Ursula Vai'])
      await apply(office.api, (await publish(office)).id, buildInscricao({ nome, telefone }))
    await bringIn(office, 'Nome;E-mail\n;ursula.vai@exemplo.test\nOutra Pessoa;outra.pessoa@exemplo.test')
    const params = { identificador: await idOf('Ursula Vai') }
    const { semelhantes } = (await office.api.call('getTalento', { params }, as())).body.data
    const input = { params: { id: semelhantes[0]?.id ?? 0 }, body: { decisao: 'juntas' as const } }
    expect((await office.api.call('decideSemelhanca', input, as())).status).toBe(200)
    await erase('Tereza Fica')
    expect(await traces(['ursula.vai@', 'Ursula Vai', 'tereza.fica@'])).toEqual([])
  })

  it('that names somebody goes with them; a namesake’s rows stay', async () => {
    const nome = 'Zélia Homônima'
    const failed = await bringIn(office, `Nome;E-mail\n${nome};torta@\n${nome};zelia.um@exemplo.test`)
    const other = await bringIn(office, `Nome;E-mail\n${nome};zelia.dois@exemplo.test`)
    const { rows } = await office.api.pool.query<{ identificador: string }>(
      'select identificador from talento where email = $1',
      ['zelia.um@exemplo.test'],
    )
    const params = { identificador: rows[0]?.identificador ?? '' }
    await office.api.call('deleteTalento', { params }, as())
    expect(await linhasOf(failed)).toEqual([
      { nome: '', situacao: 'erro' },
      { nome: '', situacao: 'criada' },
    ])
    expect(await linhasOf(other)).toEqual([{ nome, situacao: 'criada' }])
  })

  it('that spells the name otherwise goes too; one with a key of its own is a namesake’s', async () => {
    const csv = `Nome;E-mail;CPF;Telefone
Jose  Grafado;jose.grafado@exemplo;;99999-8881
JOSE GRAFADO;outro.grafado@exemplo.test;11144477735;99999-8882
José Grafado;jose.grafado@exemplo.test;;11 97777-4001`
    await bringIn(office, 'Nome;E-mail;CPF\nOutra Grafia;outro.grafado@exemplo.test;52998224725')
    const failed = await bringIn(office, csv)
    expect((await linhasOf(failed)).map(({ situacao }) => situacao)).toEqual(['erro', 'erro', 'criada'])
    await erase('José Grafado')
    expect(await linhasOf(failed)).toEqual([
      { nome: '', situacao: 'erro' },
      { nome: 'JOSE GRAFADO', situacao: 'erro' },
      { nome: '', situacao: 'criada' },
    ])
    expect(await traces(['jose.grafado@', '99999-8881', 'Jose  Grafado'])).toEqual([])
  })

  it('shows nothing of somebody among the examples of its columns, where name and surname have one each', async () => {
    const head = 'Nome;Sobrenome;E-mail;Telefone'
    await bringIn(office, `${head}\nZenóbia;Dividida Prado;zenobia.div@exemplo;9999`)
    await bringIn(office, `${head}\nZenobia;Dividida Prado;zenobia.div@exemplo.test;11 97777-5001`)
    await erase('Zenobia Dividida Prado')
    expect(await traces(['Zenóbia', 'Dividida Prado', 'zenobia.div@'])).toEqual([])
  })
})
