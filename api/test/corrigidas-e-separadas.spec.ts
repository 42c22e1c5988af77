import { openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/** A record that holds two people's data is corrected by hand, then taken apart: a correction is whose value it corrected. */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
let vagas: readonly number[]
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  vagas = [(await publish(office)).id, (await publish(office)).id]
  doors = openDoors(office, vagas[0] ?? 0)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const CPFS = [
  '11144477735',
  '52998224725',
  '12345678909',
  '86288366757',
  '39053344705',
  '71428793860',
  '16899535009',
  '74682489070',
]
let people = 0
async function correct(identificador: string, part: Record<string, unknown>) {
  const params = { identificador }
  const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
  const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, ...part }
  return (await office.api.call('saveCorrecao', { params, body }, as())).status
}
const separate = async (identificador: string, nome: string) => {
  const fusoes = (await office.api.call('listFusoes', { params: { identificador } }, as())).body.data
  const fusao = fusoes.find((one) => one.nome === nome && one.desfeitaEm === null)
  const { status, body } = await doors.separate(fusao?.id ?? 0)
  expect(status).toBe(200)
  return body.data.identificador
}
const keysOf = async (identificador: string) => {
  const row = await doors.rowOf(identificador)
  return [row?.['nome'], row?.['email'], row?.['telefone'], row?.['cpf']]
}

/** João is on record, and a recruiter enters Tiago with João's e-mail. */
async function enterBoth(
  way: 'was entered by hand' | 'has sent an application' | 'has confirmed an application',
) {
  people += 1
  const [joao, tiago] = [`joao${people}@exemplo.test`, `tiago${people}@exemplo.test`]
  const telefone = `1196666${1000 + people}`
  const dele = { nome: 'João Pereira Lima', email: joao, telefone, sobre: 'Sou João' }
  if (way === 'was entered by hand') await doors.enterPessoa({ ...dele, idCampanha: vagas[0] })
  else await doors.send(dele)
  if (way === 'has confirmed an application') {
    const chave = await mailbox.keyOf(joao)
    await mailbox.act(chave, await mailbox.formOn(chave))
  }
  const cpf = CPFS.pop() ?? ''
  const { identificador } = await doors.enterPessoa({
    nome: 'Tiago Moura',
    email: joao,
    telefone: `1195555${1000 + people}`,
    cpf,
    nascimento: '1990-05-05',
    idCampanha: vagas[1],
  })
  return { identificador, joao, tiago, telefone, cpf, dele: `1195555${1000 + people}` }
}

describe('a recruiter has entered Tiago with João’s e-mail and mended it by hand, and takes the two apart', () => {
  it.each(['was entered by hand', 'has confirmed an application'] as const)(
    'where João %s, and the record is called after him: he has his own, and Tiago nobody’s',
    async (way) => {
      const { identificador, joao, tiago, telefone, cpf } = await enterBoth(way)
      expect(await correct(identificador, { email: tiago })).toBe(200)
      const apart = await separate(identificador, 'Tiago Moura')
      expect(await keysOf(identificador)).toEqual(['João Pereira Lima', joao, telefone, null])
      expect(await keysOf(apart)).toEqual(['Tiago Moura', null, expect.any(String), cpf])
      if (way === 'was entered by hand') return
      const page = await mailbox.open(await mailbox.keyOf(joao))
      expect([page.status, page.html.includes('João Pereira Lima')]).toEqual([200, true])
    },
  )

  it('where João has sent an application, and the record is called after Tiago: each has his own', async () => {
    const { identificador, joao, tiago, telefone, cpf } = await enterBoth('has sent an application')
    await correct(identificador, { telefone: '11955557777' })
    const apart = await separate(identificador, 'Tiago Moura')
    await correct(apart, { email: tiago })
    expect(await keysOf(identificador)).toEqual(['João Pereira Lima', joao, telefone, null])
    expect(await keysOf(apart)).toEqual(['Tiago Moura', tiago, '11955557777', cpf])
  })

  it('so it is with a phone that nobody had told of Tiago, of whom João’s record had one', async () => {
    people += 1
    const [joao, dele] = [`joao${people}@exemplo.test`, `1196666${1000 + people}`]
    await doors.send({ nome: 'João Pereira Lima', email: joao, telefone: dele })
    const { identificador } = await doors.enterPessoa({ nome: 'Tiago Moura', email: joao, telefone: '' })
    // Nothing of what João’s form told is Tiago’s; where it stood on the record is his again.
    expect((await keysOf(identificador))[2]).toBe(null)
    await correct(identificador, { telefone: '11955557771' })
    const apart = await separate(identificador, 'Tiago Moura')
    expect(await keysOf(identificador)).toEqual(['João Pereira Lima', joao, dele, null])
    expect(await keysOf(apart)).toEqual(['Tiago Moura', null, '11955557771', null])
  })

  it('a phone that João had mended, who is called so on the record, is João’s, and his page is nobody else’s', async () => {
    people += 1
    const [casa, dele] = [`casa${people}@exemplo.test`, `joao.certo${people}@exemplo.test`]
    const telefone = `1196666${1000 + people}`
    await doors.send({ nome: 'João Ramos', email: casa, telefone })
    await doors.send({ nome: 'João Ramos', email: casa, telefone }, vagas[1])
    await mailbox.answer(casa, 'confirmar')
    const identificador = await doors.identificadorOf(casa)
    await doors.enterPessoa({ nome: 'Tiago Ramos', email: casa, telefone })
    await correct(identificador, { email: dele, telefone: '11955558888' })
    const apart = await separate(identificador, 'Tiago Ramos')
    expect((await keysOf(identificador))[2]).toBe('11955558888')
    expect((await keysOf(apart)).slice(0, 3)).toEqual(['Tiago Ramos', null, telefone])
  })

  it('a mail that waits goes to whose page it opens', async () => {
    const { identificador, joao, tiago } = await enterBoth('has confirmed an application')
    await correct(identificador, { email: tiago })
    expect(await mailbox.mailsTo(joao)).toEqual([])
    await separate(identificador, 'Tiago Moura')
    expect(await mailbox.mailsTo(tiago)).toEqual([])
    expect((await mailbox.open(await mailbox.keyOf(joao))).status).toBe(200)
  })

  it('his CPF, birth date and phone, mended by hand, are his, and João’s page says nothing of them', async () => {
    const { identificador, joao, telefone } = await enterBoth('has sent an application')
    const cpf = CPFS.pop() ?? ''
    const mended = { cpf, nascimento: '1991-06-06', telefone: '11955557777', nome: 'Tiago Moura Sá' }
    expect(await correct(identificador, mended)).toBe(200)
    const apart = await separate(identificador, 'Tiago Moura')
    expect(await keysOf(identificador)).toEqual(['João Pereira Lima', joao, telefone, null])
    expect((await doors.rowOf(identificador))?.['nascimento']).toBeNull()
    expect(await keysOf(apart)).toEqual(['Tiago Moura Sá', null, '11955557777', cpf])
    expect((await doors.rowOf(apart))?.['nascimento']).toBe('1991-06-06')
  })

  it('what was put back as João had it is João’s, and Tiago keeps what was entered of him', async () => {
    const { identificador, joao, telefone, cpf, dele } = await enterBoth('has sent an application')
    await correct(identificador, { nome: 'João Pereira Lima', telefone, cpf })
    const apart = await separate(identificador, 'Tiago Moura')
    expect(await keysOf(identificador)).toEqual(['João Pereira Lima', joao, telefone, null])
    expect(await keysOf(apart)).toEqual(['Tiago Moura', null, dele, cpf])
  })

  it('what was mended twice, and told again in between, is nobody’s who has another e-mail', async () => {
    const { identificador, joao, tiago } = await enterBoth('was entered by hand')
    await correct(identificador, { email: `x${tiago}` })
    await doors.enterPessoa({ nome: 'Tiago Moura', email: `x${tiago}`, formacao: 'Doutorado' })
    await correct(identificador, { email: tiago })
    const fusoes = (await office.api.call('listFusoes', { params: { identificador } }, as())).body.data
    const { body } = await doors.separate(fusoes.at(-1)?.id ?? 0)
    expect((await keysOf(identificador))[1]).toBe(joao)
    expect((await keysOf(body.data.identificador))[1]).toBeNull()
  })
})

describe('what stays with who was there first', () => {
  it('a correction of what they told alone', async () => {
    const { identificador, joao, telefone, dele } = await enterBoth('was entered by hand')
    await correct(identificador, { telefone: '11966667777', sobre: 'Corrigido' })
    const apart = await separate(identificador, 'Tiago Moura')
    expect(telefone).not.toBe('11966667777')
    expect(await keysOf(identificador)).toEqual(['João Pereira Lima', joao, '11966667777', null])
    expect((await keysOf(apart))[2]).toBe(dele)
  })

  it('a correction of what another one told of them as well, by their name', async () => {
    people += 1
    const email = `dora${people}@exemplo.test`
    const { identificador } = await doors.enterPessoa({ nome: 'Dora Pinho Sales', email })
    await doors.enterPessoa({ nome: 'Dora Sales', email, formacao: 'Doutorado' })
    await correct(identificador, { email: `certa.${email}` })
    const apart = await separate(identificador, 'Dora Sales')
    expect((await keysOf(identificador))[1]).toBe(`certa.${email}`)
    expect((await keysOf(apart))[1]).toBeNull()
  })

  it('her mailbox, whose e-mail she has changed on her own page since, with what she sent by it', async () => {
    people += 1
    const [ana, outra] = [`ana${people}@exemplo.test`, `outra${people}@exemplo.test`]
    const telefone = `1191111${1000 + people}`
    const { identificador } = await doors.enterPessoa({ nome: 'Ana Vila', email: ana, telefone })
    const bruno = {
      nome: 'Bruno Vila',
      email: ana,
      telefone: `1192222${1000 + people}`,
      idCampanha: vagas[0],
    }
    await doors.enterPessoa(bruno)
    await doors.send({ nome: 'Ana Vila', email: ana, telefone, sobre: 'Sou Ana' })
    await mailbox.answer(ana, 'confirmar')
    const chave = await mailbox.keyOf(ana)
    await mailbox.act(chave, { ...(await mailbox.formOn(chave)), acao: 'corrigir', email: outra })
    await mailbox.act(await mailbox.keyOf(outra), { acao: 'trocar-email' })
    const apart = await separate(identificador, 'Bruno Vila')
    expect((await keysOf(identificador)).slice(0, 2)).toEqual(['Ana Vila', outra])
    expect((await keysOf(apart)).slice(0, 2)).toEqual(['Bruno Vila', null])
    const page = await mailbox.open(await mailbox.keyOf(outra))
    expect([page.status, page.html.includes('Sou Ana'), page.html.includes('Bruno')]).toEqual([
      200,
      true,
      false,
    ])
    expect((await doors.detail(identificador)).participacoes).toHaveLength(1)
  })

  it('a correction since the other one sent it themselves, and said so from their mailbox', async () => {
    people += 1
    const email = `nora${people}@exemplo.test`
    const { identificador } = await doors.enterPessoa({ nome: 'Nora Nunes', email, telefone: '' })
    await doors.send({ nome: 'Pio Nunes', email, telefone: '11944443333' })
    await mailbox.answer(email, 'confirmar')
    await correct(identificador, { telefone: '11933332222' })
    const apart = await separate(identificador, 'Pio Nunes')
    expect(await keysOf(identificador)).toEqual(['Nora Nunes', email, '11933332222', null])
    expect((await keysOf(apart))[2]).toBe('11944443333')
  })
})

describe('two whom a recruiter had joined, corrected by hand, and takes apart', () => {
  async function joinBoth(isSent: boolean, emailDe: 'son' | 'father') {
    people += 1
    const [pai, filho] = [`otto${people}@exemplo.test`, `ottofilho${people}@exemplo.test`]
    const telefone = `1197777${1000 + people}`
    const father = await doors.enterPessoa({ nome: 'Otto Braun', email: pai, telefone, cpf: CPFS.pop() })
    const son = { nome: 'Otto Braun Filho', email: filho, telefone }
    if (isSent) await doors.send(son)
    else {
      await doors.enterPessoa({ ...son, telefone: '', nascimento: '2001-01-01' })
      await office.api.pool.query(
        `insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
         select v.empresa_id, v.id, f.id, 'nome' from talento v, talento f where v.email = $1 and f.email = $2`,
        [filho, pai],
      )
    }
    const { identificador } = father
    const dele = await doors.identificadorOf(filho)
    const { body } = await doors.join(identificador, emailDe === 'son' ? dele : identificador)
    return { identificador, dele, pai, filho, fusaoId: body.data.fusaoId ?? 0 }
  }

  it('have the e-mails that were theirs where the mended one was what one of them had sent with', async () => {
    const { identificador, dele, pai, filho, fusaoId } = await joinBoth(true, 'son')
    await correct(identificador, { email: `certo.${filho}` })
    expect((await doors.separate(fusaoId)).status).toBe(200)
    expect((await keysOf(identificador))[1]).toBe(pai)
    expect((await keysOf(dele))[1]).toBe(filho)
    expect((await mailbox.open(await mailbox.keyOf(filho))).html).toContain('Otto Braun Filho')
  })

  it('have each what was mended of theirs where a recruiter had entered both', async () => {
    const { identificador, dele, pai, filho, fusaoId } = await joinBoth(false, 'son')
    await correct(identificador, { email: `certo.${filho}`, nascimento: '2002-02-02' })
    expect((await doors.separate(fusaoId)).status).toBe(200)
    expect((await keysOf(identificador))[1]).toBe(pai)
    expect((await doors.rowOf(identificador))?.['nascimento']).toBeNull()
    expect((await keysOf(dele))[1]).toBe(`certo.${filho}`)
    expect((await doors.rowOf(dele))?.['nascimento']).toBe('2002-02-02')
  })

  it('keep what was mended of who stayed', async () => {
    const { identificador, dele, pai, filho, fusaoId } = await joinBoth(true, 'father')
    await correct(identificador, { email: `certo.${pai}` })
    expect((await doors.separate(fusaoId)).status).toBe(200)
    expect((await keysOf(identificador))[1]).toBe(`certo.${pai}`)
    expect((await keysOf(dele))[1]).toBe(filho)
  })
})
