import { diaNoBrasil } from '@seleta/regras/dia'
import type { Lugar } from '../lugares/lugares'
import { drawNome } from '../nomes/nome-completo'
import type { Genero } from '../nomes/primeiros-nomes'
import type { Escolaridade, ProfissaoData } from '../profissoes/profissao-data'
import type { Sorteio } from '../draw/draw'
import { DAY } from '../draw/tempo'
import { drawContato } from './build-contato'
import { buildExperiencias, countMeses } from './build-experiencias'
import { buildFormacoes, NIVEL_POR_ESCOLARIDADE } from './build-formacoes'
import { drawHabilidades, drawIdiomas, toHabilidades } from './build-habilidades'
import { buildResumo } from './build-resumo'
import { drawCpf, drawPis } from './documentos'
import { flexText } from './palavras'
import type { PessoaDemo } from './pessoa'

export interface PessoaPedida {
  readonly profissao: ProfissaoData
  readonly lugar: Lugar
  /** Milliseconds. */
  readonly now: number
  readonly isPcd: boolean
  /** Names and e-mails given out so far; the new ones are added. */
  readonly nomes: Set<string>
  readonly emails: Set<string>
}

const IDADE_NO_PRIMEIRO_EMPREGO: Readonly<Record<Escolaridade, readonly [number, number]>> = {
  fundamental: [16, 20],
  medio: [17, 21],
  tecnico: [18, 22],
  cursando: [18, 22],
  superior: [20, 24],
  pos: [21, 24],
  mestrado: [22, 25],
}

const DEFICIENCIAS = [
  'Física',
  'Auditiva',
  'Visual',
  'Física',
  'Reabilitada pelo INSS',
  'Intelectual',
  'Psicossocial',
] as const

/** One believable person whose data agree with each other. */
export function buildPessoa(sorteio: Sorteio, pedida: PessoaPedida): PessoaDemo {
  const { profissao, lugar, now } = pedida
  const genero: Genero = sorteio.chance(profissao.mulheres) ? 'F' : 'M'
  const escolaridade = sorteio.weighted(profissao.escolaridade)
  const idade = drawIdade(sorteio, profissao, escolaridade)
  const nascimento = diaNoBrasil(now - idade * 365.25 * DAY - sorteio.int(10, 350) * DAY)
  const ano = Number(nascimento.slice(0, 4))
  const anoAtual = Number(diaNoBrasil(now).slice(0, 4))
  const mesAtual = anoAtual * 12 + Number(diaNoBrasil(now).slice(5, 7)) - 1
  const nome = drawFreeNome(sorteio, { genero, ano, regiao: lugar.regiao }, pedida.nomes)
  const hasDiploma = ['superior', 'pos', 'mestrado'].includes(escolaridade)
  const inicio = sorteio.int(...IDADE_NO_PRIMEIRO_EMPREGO[escolaridade])
  // Some résumés that come from boards hold hardly more than a name: adherence has to say '—' for them.
  const isVazio = sorteio.chance(0.035)
  const experiencias = isVazio
    ? []
    : buildExperiencias(sorteio, { profissao, genero, idade, inicio, mesAtual, hasDiploma })
  const meses = experiencias.length === 0 ? null : countMeses(experiencias, mesAtual)
  const naFrase = isVazio ? [] : drawHabilidades(sorteio, profissao)
  return {
    identificador: sorteio.uuid(),
    profissao,
    genero,
    nome,
    ...drawContato(sorteio, { nome, ano, lugar, emails: pedida.emails }),
    cpf: sorteio.chance(0.78) ? drawCpf(sorteio, lugar.uf) : null,
    pis: sorteio.chance(0.3) ? drawPis(sorteio) : null,
    nascimento,
    sexo: sorteio.weighted([
      [genero === 'F' ? 'Feminino' : 'Masculino', 88],
      [null, 9],
      ['Prefiro não informar', 3],
    ]),
    estadoCivil: sorteio.chance(0.8) ? drawEstadoCivil(sorteio, idade, genero) : null,
    deficiencia: pedida.isPcd || sorteio.chance(0.025) ? sorteio.pick(DEFICIENCIAS) : null,
    lugar,
    sobre:
      isVazio || sorteio.chance(0.1)
        ? ''
        : buildResumo(sorteio, { profissao, genero, idade, meses, habilidades: naFrase, cidade: lugar.nome }),
    formacao: isVazio ? null : NIVEL_POR_ESCOLARIDADE[escolaridade],
    funcaoIds: isVazio
      ? []
      : [profissao.funcoes[0] ?? 101, ...sorteio.sample(profissao.funcoes.slice(1), sorteio.int(0, 2))],
    habilidades: isVazio ? [] : toHabilidades(sorteio, profissao, naFrase),
    idiomas: isVazio ? [] : drawIdiomas(sorteio, profissao, lugar.regiao),
    experienciaMeses: meses,
    experiencias,
    formacoes: isVazio
      ? []
      : buildFormacoes(sorteio, { profissao, escolaridade, lugar, anoDeNascimento: ano, anoAtual }),
  }
}

/** Younger people look for jobs more often; a degree takes its time. */
function drawIdade(
  sorteio: Sorteio,
  { idade: [min, max] }: ProfissaoData,
  escolaridade: Escolaridade,
): number {
  const floor = {
    fundamental: 16,
    medio: 18,
    tecnico: 19,
    cursando: 18,
    superior: 23,
    pos: 26,
    mestrado: 27,
  }[escolaridade]
  const from = Math.max(min, floor)
  return Math.round(from + (Math.max(max, from + 3) - from) * sorteio.fraction() ** 1.5)
}

function drawFreeNome(sorteio: Sorteio, wanted: Parameters<typeof drawNome>[1], taken: Set<string>): string {
  for (;;) {
    const nome = drawNome(sorteio, wanted)
    if (taken.has(nome)) continue
    taken.add(nome)
    return nome
  }
}

const drawEstadoCivil = (sorteio: Sorteio, idade: number, genero: Genero) =>
  flexText(
    sorteio.weighted([
      ['Solteir[o|a]', idade < 28 ? 16 : 6],
      ['Casad[o|a]', idade < 24 ? 1 : 7],
      ['União estável', idade < 22 ? 1 : 3],
      ['Divorciad[o|a]', idade > 32 ? 2 : 0],
      ['Viúv[o|a]', idade > 48 ? 0.5 : 0],
    ]),
    genero,
  )
