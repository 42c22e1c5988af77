import { isCpf } from '@seleta/regras/cpf'
import { isPis } from '@seleta/regras/pis'
import { readTelefone } from '@seleta/regras/telefone'
import { CampanhaRascunho } from '@seleta/contract/campanhas'
import { SITUACOES_CAMPANHA } from '@seleta/contract/limits'
import { findBrokenChecks } from '@seleta/contract/publish-checks'
import { listCidadesData } from '../ground/catalogos/data/cidades'
import { cleanHtml } from '../ground/text/clean-html'
import { buildDemo, type Demo } from './build-demo'
import { empresaDemo, empresaOutra } from './empresas/empresas-demo'
import { loadLugares } from './lugares/lugares'
import { etapaAtual, naEtapaDesde } from './processo/inscricao-demo'
import { DAY } from './draw/tempo'

const NOW = Date.parse('2026-11-21T14:30:00Z')

let demo: Demo
let outra: Demo
beforeAll(async () => {
  const lugares = await loadLugares()
  demo = buildDemo(empresaDemo, NOW, lugares)
  outra = buildDemo(empresaOutra, NOW, lugares)
})

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length
const told = <T>(values: readonly (T | null)[]) => values.filter((value) => value !== null)

describe('The demo company', () => {
  it('is the same for the same moment', async () => {
    expect(buildDemo(empresaDemo, NOW, await loadLugares())).toEqual(demo)
  })

  it('has 400 people and about 24 campaigns, the second company a few of each', () => {
    expect(demo.pessoas).toHaveLength(400)
    expect(Math.abs(demo.campanhas.length - 24)).toBeLessThanOrEqual(4)
    expect(outra.campanhas).toHaveLength(3)
    expect(Math.abs(outra.pessoas.length - 15)).toBeLessThanOrEqual(2)
  })

  it('shows campaigns in every state', () => {
    expect(new Set(demo.campanhas.map(({ dado }) => dado.situacao))).toEqual(new Set(SITUACOES_CAMPANHA))
  })

  it('publishes only what the wizard could have published', () => {
    for (const { dado, rascunho } of demo.campanhas) {
      expect(CampanhaRascunho.safeParse(rascunho).error).toBeUndefined()
      if (dado.situacao === 'RASCUNHO') continue
      expect(findBrokenChecks(rascunho)).toEqual([])
      expect(rascunho.vaga.descricao.length).toBeGreaterThan(400)
      expect(cleanHtml(rascunho.vaga.descricao)).toBe(rascunho.vaga.descricao)
    }
  })

  it('closes a campaign within three days, so that somebody is told', () => {
    const days = demo.campanhas
      .filter(({ dado }) => dado.situacao === 'PUBLICADA')
      .map(({ dado }) => dado.fechamento)
    expect(Math.min(...days)).toBeLessThanOrEqual(3)
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0)
  })
})

describe('The people of the demo', () => {
  const everybody = () => [...demo.pessoas, ...outra.pessoas]

  it('have valid CPFs and PIS, each their own', () => {
    const cpfs = told(everybody().map(({ cpf }) => cpf))
    expect(cpfs.length).toBeGreaterThan(250)
    expect(cpfs.filter((cpf) => !isCpf(cpf))).toEqual([])
    expect(isUnique(cpfs)).toBe(true)
    expect(told(everybody().map(({ pis }) => pis)).filter((pis) => !isPis(pis))).toEqual([])
  })

  it('have valid phones of their own area that no operator hands out', async () => {
    const ddds = new Map((await listCidadesData()).map(({ id, ddd }) => [id, ddd]))
    for (const { telefone, telefoneResidencial, lugar } of everybody()) {
      const ddd = String(ddds.get(lugar.id))
      if (telefone !== null) {
        expect(readTelefone(telefone)).toBe(telefone)
        expect(telefone.startsWith(`${ddd}90`)).toBe(true)
      }
      if (telefoneResidencial !== null) {
        expect(readTelefone(telefoneResidencial)).toBe(telefoneResidencial)
        expect(telefoneResidencial.startsWith(ddd)).toBe(true)
      }
    }
  })

  it('have e-mails of their own that lead nowhere, and one way at least to be reached', () => {
    const emails = told(demo.pessoas.map(({ email }) => email))
    expect(emails.filter((email) => !/^[a-z0-9._]+@example\.(com|net|org)$/.test(email))).toEqual([])
    expect(isUnique(emails)).toBe(true)
    expect(demo.pessoas.every(({ email, telefone }) => email !== null || telefone !== null)).toBe(true)
  })

  it('have different names, of both genders, from all over the country', () => {
    expect(isUnique(demo.pessoas.map(({ nome }) => nome))).toBe(true)
    const women = demo.pessoas.filter(({ genero }) => genero === 'F').length
    expect(women).toBeGreaterThan(140)
    expect(women).toBeLessThan(260)
    expect(new Set(demo.pessoas.map(({ lugar }) => lugar.uf)).size).toBeGreaterThan(18)
    expect(demo.pessoas.filter(({ nome }) => /[À-ü]/.test(nome)).length).toBeGreaterThan(100)
  })

  it('do not read alike: hardly two say the same of themselves', () => {
    const textos = demo.pessoas.map(({ sobre }) => sobre).filter((sobre) => sobre !== '')
    expect(textos.length).toBeGreaterThan(300)
    expect(new Set(textos).size / textos.length).toBeGreaterThan(0.93)
    expect(textos.filter((texto) => /[[\]{}|]|undefined/.test(texto))).toEqual([])
  })

  it('have jobs that follow each other and none in the future', () => {
    for (const { experiencias, nascimento } of demo.pessoas) {
      for (const { dataInicial, dataFinal, atual } of experiencias) {
        expect(dataFinal === null).toBe(atual)
        expect(dataInicial < (dataFinal ?? new Date(NOW).toISOString())).toBe(true)
        expect(Number(dataInicial.slice(0, 4)) - Number(nascimento.slice(0, 4))).toBeGreaterThanOrEqual(15)
      }
      expect(experiencias.filter(({ atual }) => atual).length).toBeLessThanOrEqual(1)
    }
  })

  it('are kept on a ground that the law knows, with the moment of consent where it is consent', () => {
    expect(demo.cadastros).toHaveLength(demo.pessoas.length)
    for (const { baseLegal, consentimentoEm, consentimentoTexto, criadoEm, atualizadoEm } of demo.cadastros) {
      expect(consentimentoEm !== null && consentimentoTexto !== null).toBe(baseLegal === 'consentimento')
      expect(criadoEm).toBeLessThanOrEqual(atualizadoEm)
      expect(atualizadoEm).toBeLessThanOrEqual(NOW)
    }
  })
})

describe('The applications of the demo', () => {
  it('happened in the last 90 days, while the campaign took them, and never in the future', () => {
    for (const inscricao of demo.inscricoes) {
      const campanha = demo.campanhas[inscricao.campanha]
      expect(inscricao.criadaEm).toBeGreaterThan(NOW - 90 * DAY)
      expect(inscricao.criadaEm).toBeGreaterThanOrEqual(campanha?.publicadaEm ?? NOW)
      expect(inscricao.criadaEm).toBeLessThanOrEqual(campanha?.fimDasInscricoes ?? 0)
      const moments = [inscricao.criadaEm, ...inscricao.passos.map(({ em }) => em)]
      expect(moments).toEqual(moments.toSorted((a, b) => a - b))
      expect(naEtapaDesde(inscricao)).toBe(moments.at(-1))
      expect(naEtapaDesde(inscricao)).toBeLessThan(NOW)
    }
  })

  it('put each person into a campaign once, and step from stage to stage without gaps', () => {
    expect(isUnique(demo.inscricoes.map(({ pessoa, campanha }) => `${pessoa}/${campanha}`))).toBe(true)
    for (const { passos, etapaInicial } of demo.inscricoes) {
      expect(passos.map(({ de }) => de)).toEqual(
        [etapaInicial, ...passos.map(({ para }) => para)].slice(0, passos.length),
      )
    }
  })

  it('never hire more people than there are places', () => {
    demo.campanhas.forEach(({ etapas, dado }, index) => {
      const hired = demo.inscricoes.filter(
        (i) => i.campanha === index && etapas[etapaAtual(i) ?? -1]?.tipo === 'contratado',
      )
      expect(hired.length).toBeLessThanOrEqual(dado.vagas)
    })
  })

  it('come from all three origins and stand in every kind of stage', () => {
    expect(new Set(demo.inscricoes.map(({ origem }) => origem))).toEqual(new Set(['MANUAL', 'ABLER', 'BNE']))
    const tipos = demo.inscricoes.map(
      (i) => demo.campanhas[i.campanha]?.etapas[etapaAtual(i) ?? -1]?.tipo ?? null,
    )
    expect(new Set(tipos)).toEqual(
      new Set([null, 'triagem', 'questionario', 'entrevista', 'finalista', 'contratado', 'reprovado']),
    )
  })

  it('have scores from low to high, and none where too little is known', () => {
    const scores = demo.inscricoes.map(({ aderencia }) => aderencia.pontos)
    expect(scores.filter((score) => score === null).length).toBeGreaterThan(2)
    expect(told(scores).filter((score) => score >= 85).length).toBeGreaterThan(40)
    expect(told(scores).filter((score) => score < 40).length).toBeGreaterThan(30)
  })

  it('wrote to people after the move that the message is about', () => {
    for (const { inscricao, criadaEm, enviadaEm, estado } of demo.mensagens) {
      expect(criadaEm).toBeGreaterThanOrEqual(demo.inscricoes[inscricao]?.criadaEm ?? NOW)
      expect(enviadaEm !== null).toBe(estado === 'enviada')
      expect(enviadaEm ?? NOW).toBeGreaterThan(criadaEm)
      expect(enviadaEm ?? 0).toBeLessThan(NOW)
    }
    expect(demo.mensagens.some(({ estado }) => estado === 'erro')).toBe(true)
    expect(demo.mensagens.some(({ canal, estado }) => canal === 'EMAIL' && estado === 'pendente')).toBe(false)
  })
})
