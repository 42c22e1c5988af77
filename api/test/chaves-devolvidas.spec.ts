import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { fileOf, NOMES, right, watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack, tryImport } from './support/import-file'
import { openMailbox } from './support/mailbox'

/**
 * Whom a wrong file made, and a recruiter has done something with, stays when it is taken back; what only that file told of
 * them gives way to whoever is told of by the mended one (decision 234).
 */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
})
// One person brings in more files here than they may in ten minutes.
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const history = async (nome: string) => (await planilhas.detail(nome)).linhaDoTempo.map(({ texto }) => texto)

const cabeca = 'Nome;E-mail;Telefone'

/** The rows of a file of the four, a cell each for name, e-mail and phone: whose it is. */
const rowsOf = (mundo: string, ddd: number, cells: readonly (readonly [number, number, number])[]) =>
  [
    'Nome;E-mail;Telefone;Último cargo;Última empresa',
    ...cells.map(
      ([n, e, t], cargo) =>
        `${NOMES[n]} ${mundo};${mundo}${e}@exemplo.test;${ddd}93333000${t};Caixa ${cargo};Padaria`,
    ),
  ].join('\n')

describe('a wrong file that is taken back before the mended one comes, of which somebody was moved', () => {
  it.each([1, -1])('leaves everybody of the mended one, each for themselves, by %i', async (moved) => {
    const { id } = await publish(office)
    const [mundo, ddd] = moved > 0 ? ['adiante', 31] : ['atras', 32]
    const wrong = await bringIn(office, fileOf(mundo, ddd, moved), id)
    await planilhas.move(id, `Bia Terra ${mundo}`)
    await takeBack(office, wrong)
    const mended = await bringIn(office, fileOf(mundo, ddd, 0), id)
    expect(await planilhas.people(mundo)).toEqual(right(mundo, ddd, [id]))
    const { etapas, people: placed } = await readBoard(office, id)
    expect(placed[etapas[1]?.nome ?? '']).toEqual([`Bia Terra ${mundo}`])
    expect(await planilhas.contagem(mended)).toMatchObject({ criada: 3, unida: 1 })
    expect(await history(`Bia Terra ${mundo}`)).toContain('Dados corrigidos: E-mail')
  })

  it('leaves two apart who stand at the end of a part and at the beginning of the next', async () => {
    const { id } = await publish(office)
    const nomeOf = (n: number) => `${NOMES[n % 4]} ${'abcdefghijklmno'[Math.floor(n / 4)]}b parte`
    const file = (moved: number) =>
      [cabeca]
        .concat(
          Array.from({ length: 60 }, (_, n) =>
            [nomeOf(n), n + moved < 0 ? '' : `parte${n + moved}@exemplo.test`, 43_933_440_000 + n].join(';'),
          ),
        )
        .join('\n')
    const wrong = await bringIn(office, file(-1), id)
    for (const n of [48, 49, 50, 51]) await planilhas.move(id, nomeOf(n))
    await takeBack(office, wrong)
    await bringIn(office, file(0), id)
    const people = await planilhas.ask('select nome, email::text from talento where nome like $1', [
      '% parte',
    ])
    expect(new Set(people.map((one) => JSON.stringify(one)))).toEqual(
      new Set(
        Array.from({ length: 60 }, (_, n) =>
          JSON.stringify({ nome: nomeOf(n), email: `parte${n}@exemplo.test` }),
        ),
      ),
    )
    expect(people).toHaveLength(60)
  })

  it('gives them the surname of the mended one where theirs had slipped in a column of its own', async () => {
    const { id } = await publish(office)
    const sobrenomes = ['Serra', 'Tavora', 'Urzua', 'Vilar']
    const file = (moved: number) =>
      ['Nome;Sobrenome;E-mail;Telefone']
        .concat(
          ['Aldo', 'Bela', 'Ciro', 'Dina'].map(
            (nome, n) =>
              `${nome};${sobrenomes[n + moved] ?? ''};sobre${n}@exemplo.test;${43_933_550_000 + n}`,
          ),
        )
        .join('\n')
    const wrong = await bringIn(office, file(-1), id)
    await planilhas.move(id, 'Ciro Tavora')
    await takeBack(office, wrong)
    await bringIn(office, file(0), id)
    const nomes = await planilhas.ask<{ nome: string }>(
      'select nome from talento where email like $1 order by 1',
      ['sobre%'],
    )
    expect(nomes.map(({ nome }) => nome)).toEqual(['Aldo Serra', 'Bela Tavora', 'Ciro Urzua', 'Dina Vilar'])
  })

  it('leaves two of a family apart who share a phone', async () => {
    const { id } = await publish(office)
    const file = (moved: number) =>
      [cabeca]
        .concat(
          ['Ana Sato lar', 'Bia Sato lar', 'Caio Uchoa lar'].map((nome, n) =>
            [nome, `lar${(n + moved + 3) % 3}@exemplo.test`, n < 2 ? '44933330000' : '44933330002'].join(';'),
          ),
        )
        .join('\n')
    const wrong = await bringIn(office, file(-1), id)
    await planilhas.move(id, 'Bia Sato lar')
    await takeBack(office, wrong)
    await bringIn(office, file(0), id)
    expect((await planilhas.people('lar')).map(({ nome, email }) => [nome, email])).toEqual(
      ['Ana', 'Bia', 'Caio'].map((nome, n) => [nome, `lar${n}@exemplo.test`]),
    )
  })

  it('leaves them so when the mended one is taken back too, but for what it told', async () => {
    const { id } = await publish(office)
    const wrong = await bringIn(office, fileOf('ambas', 33, 1), id)
    await planilhas.move(id, 'Bia Terra ambas')
    await takeBack(office, wrong)
    await takeBack(office, await bringIn(office, fileOf('ambas', 33, 0), id))
    expect(await planilhas.people('ambas')).toMatchObject([{ nome: 'Bia', email: null, vagas: [id] }])
  })

  it('gives a name that had slipped to its own person', async () => {
    const { id } = await publish(office)
    const slipped = [0, 1, 2, 3].map((n) => [(n + 1) % 4, n, n] as const)
    const wrong = await bringIn(office, rowsOf('nomes', 34, slipped), id)
    await planilhas.move(id, 'Bia Terra nomes')
    await takeBack(office, wrong)
    await bringIn(office, fileOf('nomes', 34, 0), id)
    expect(await planilhas.people('nomes')).toEqual(right('nomes', 34, [id]))
  })

  it('tells so before anybody comes in', async () => {
    const wrong = await bringIn(office, fileOf('previa', 35, 1), (await publish(office)).id)
    await planilhas.move((await publish(office)).id, 'Bia Terra previa')
    await takeBack(office, wrong)
    const tried = await tryImport(office.api.url, office.token, fileOf('previa', 35, 0), null)
    expect((await planilhas.linhas(tried)).map(({ situacao }) => situacao)).toEqual([
      'nova',
      'unir',
      'nova',
      'nova',
    ])
  })

  it('has whoever comes without a key of theirs looked at beside their namesake', async () => {
    const { id } = await publish(office)
    const file = (moved: number) =>
      ['Nome;E-mail', ...NOMES.map((nome, n) => `${nome} xarope;xarope${(n + moved) % 4}@exemplo.test`)].join(
        '\n',
      )
    const wrong = await bringIn(office, file(1), id)
    await planilhas.move(id, 'Bia Terra xarope')
    await takeBack(office, wrong)
    await bringIn(office, file(0), id)
    const emails = (await planilhas.people('xarope')).map(({ email }) => email)
    expect(new Set(emails)).toEqual(new Set([null, ...[0, 1, 2, 3].map((n) => `xarope${n}@exemplo.test`)]))
    expect(emails).toHaveLength(5)
    expect((await planilhas.detail('Bia Terra xarope')).semelhantes).toMatchObject([
      { nome: 'Bia Terra xarope' },
    ])
  })
})

describe('somebody who stays of a file that is taken back', () => {
  const enter = async (mundo: string, nome = `Ana Sato ${mundo}`) => {
    const { id } = await publish(office)
    const file = await bringIn(office, `${cabeca}\n${nome};${mundo}@exemplo.test;41933330000`, id)
    await planilhas.move(id, nome)
    return { id, file }
  }

  it('is one with whoever comes again as they were', async () => {
    const { id, file } = await enter('volta')
    await takeBack(office, file)
    await bringIn(office, `${cabeca}\nAna Sato volta;volta@exemplo.test;`, id)
    await bringIn(office, `${cabeca}\nAninha;volta@exemplo.test;`, id)
    expect(await planilhas.people('volta')).toMatchObject([{ email: 'volta@exemplo.test', vagas: [id] }])
    expect(await planilhas.people('volta')).toHaveLength(1)
    expect(await planilhas.ask("select from talento where nome = 'Aninha'")).toEqual([])
  })

  it('keeps what a recruiter has corrected, before whoever else comes with it', async () => {
    const { id, file } = await enter('corrige')
    await planilhas.correct('Ana Sato corrige', { email: 'certo.corrige@exemplo.test' })
    await takeBack(office, file)
    await bringIn(office, `${cabeca}\nZeca Zimmer corrige;certo.corrige@exemplo.test;41977770009`, id)
    expect(await planilhas.people('corrige')).toMatchObject([
      { nome: 'Ana', email: 'certo.corrige@exemplo.test' },
    ])
  })

  it('keeps it before whoever applies, who proves nothing', async () => {
    const { id, file } = await enter('sozinha')
    await takeBack(office, file)
    await apply(
      office.api,
      id,
      buildInscricao({ nome: 'Zeca Zimmer', email: 'sozinha@exemplo.test', telefone: '41977770000' }),
    )
    expect(await planilhas.people('sozinha')).toMatchObject([
      { email: 'sozinha@exemplo.test', telefone: '41933330000', vagas: [id] },
    ])
  })

  it('keeps the e-mail to which an application’s key was mailed', async () => {
    const { id, file } = await enter('chave')
    await apply(
      office.api,
      id,
      buildInscricao({ nome: 'Zeca Zimmer', email: 'chave@exemplo.test', telefone: '41977770001' }),
    )
    await takeBack(office, file)
    await bringIn(office, `${cabeca}\nZeca Zimmer;chave@exemplo.test;41977770001`, id)
    expect(await planilhas.people('chave')).toMatchObject([{ email: 'chave@exemplo.test' }])
  })
})

describe('what only a file told that was taken back', () => {
  const stay = async (mundo: string, nome: string) => {
    const { id } = await publish(office)
    const file = await bringIn(office, `${cabeca}\n${nome};${mundo}@exemplo.test;42933330000`, id)
    await planilhas.move(id, nome)
    await takeBack(office, file)
    return id
  }

  it('is the person’s own once they confirm it by mail, and no later file takes its place', async () => {
    const id = await stay('confirma', 'Bia Terra confirma')
    await apply(
      office.api,
      id,
      buildInscricao({ nome: 'Bia Terra confirma', email: 'confirma@exemplo.test', telefone: '42933330000' }),
    )
    await openMailbox(office).answer('confirma@exemplo.test', 'confirmar')
    await bringIn(office, `${cabeca}\nBia Terra confirma;confirma@exemplo.test;42911110000`)
    expect(await planilhas.people('confirma')).toMatchObject([{ telefone: '42933330000' }])
  })

  it.each(['42933330000', ''])(
    'gives its name way to the one that the mailbox confirmed and the mended file says, with phone «%s»',
    async (telefone) => {
      const email = `aurora${telefone}@exemplo.test`
      const ask = () => planilhas.ask('select nome from talento where email = $1', [email])
      const { id } = await publish(office)
      const wrong = await bringIn(office, `${cabeca}\nPadaria Aurora;${email};42933330000`, id)
      await apply(office.api, id, buildInscricao({ nome: 'Ana Souza', email, telefone: '42933330000' }))
      await openMailbox(office).answer(email, 'confirmar')
      await takeBack(office, wrong)
      expect(await ask()).toEqual([{ nome: 'Padaria Aurora' }])
      await bringIn(office, `${cabeca}\nANA SOUZA;${email};${telefone}`, id)
      expect(await ask()).toEqual([{ nome: 'ANA SOUZA' }])
    },
  )

  it('keeps its name before a shorter one, and before one of the same family', async () => {
    await stay('curta', 'Ana Maria Sato curta')
    await stay('mae', 'Bia Terra mae')
    await bringIn(
      office,
      `${cabeca}\nAna M. Sato curta;curta@exemplo.test;42933330000\nJoão Terra mae;mae@exemplo.test;42933330000`,
    )
    const nomes = await planilhas.ask<{ nome: string }>(
      "select nome from talento where email in ('curta@exemplo.test', 'mae@exemplo.test') order by 1",
    )
    expect(nomes.map(({ nome }) => nome)).toEqual(['Ana Maria Sato curta', 'Bia Terra mae'])
  })

  it('is there again when the file that took its place is taken back', async () => {
    await stay('outro', 'Bia Terra outro')
    const other = await bringIn(office, `${cabeca}\nBia Terra outro;outro@exemplo.test;42922220000`)
    expect(await planilhas.people('outro')).toMatchObject([{ telefone: '42922220000' }])
    await takeBack(office, other)
    expect(await planilhas.people('outro')).toMatchObject([{ telefone: '42933330000' }])
  })

  it('stays where whoever comes has one already', async () => {
    await bringIn(office, 'Nome;CPF;E-mail\nCarla Cunha tem;52998224725;carla.tem@exemplo.test')
    await stay('tem', 'Bia Terra tem')
    await bringIn(office, 'Nome;CPF;E-mail\nCarla Cunha tem;52998224725;tem@exemplo.test')
    expect(await planilhas.people('tem')).toMatchObject([
      { nome: 'Bia', email: 'tem@exemplo.test' },
      { nome: 'Carla', email: 'carla.tem@exemplo.test' },
    ])
  })
})
