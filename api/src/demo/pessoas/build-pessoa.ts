import { diaInBrazil } from '@seleta/regras/dia'
import type { Draw } from '../draw/draw'
import { DAY } from '../draw/tempo'
import type { Lugar } from '../lugares/lugares'
import { drawNome } from '../nomes/nome-completo'
import type { Genero } from '../nomes/primeiros-nomes'
import type { Escolaridade, ProfissaoData } from '../profissoes/profissao-data'
import { drawContato } from './build-contato'
import { buildExperiencias, countMeses } from './build-experiencias'
import { buildFormacoes, NIVEL_POR_ESCOLARIDADE } from './build-formacoes'
import { drawHabilidades, drawIdiomas, toHabilidades } from './build-habilidades'
import { buildResumo } from './build-resumo'
import { drawCpf, drawPis } from './documentos'
import type { PessoaDemo } from './pessoa'
import { flexText } from './words'

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
export function buildPessoa(draw: Draw, pedida: PessoaPedida): PessoaDemo {
  const { profissao, lugar, now } = pedida
  const genero: Genero = draw.chance(profissao.mulheres) ? 'F' : 'M'
  const escolaridade = draw.weighted(profissao.escolaridade)
  const idade = drawIdade(draw, profissao, escolaridade)
  const nascimento = diaInBrazil(now - idade * 365.25 * DAY - draw.int(10, 350) * DAY)
  const ano = Number(nascimento.slice(0, 4))
  const anoAtual = Number(diaInBrazil(now).slice(0, 4))
  const mesAtual = anoAtual * 12 + Number(diaInBrazil(now).slice(5, 7)) - 1
  const nome = drawFreeNome(draw, { genero, ano, regiao: lugar.regiao }, pedida.nomes)
  const hasDiploma = ['superior', 'pos', 'mestrado'].includes(escolaridade)
  const inicio = draw.int(...IDADE_NO_PRIMEIRO_EMPREGO[escolaridade])
  // Some résumés that come from job boards hold hardly more than a name: adherence has to say '—' for them.
  const isVazio = draw.chance(0.035)
  const experiencias = isVazio
    ? []
    : buildExperiencias(draw, { profissao, genero, idade, inicio, mesAtual, hasDiploma })
  const meses = experiencias.length === 0 ? null : countMeses(experiencias, mesAtual)
  const naFrase = isVazio ? [] : drawHabilidades(draw, profissao)
  return {
    identificador: draw.uuid(),
    profissao,
    genero,
    nome,
    ...drawContato(draw, { nome, ano, lugar, emails: pedida.emails }),
    cpf: draw.chance(0.78) ? drawCpf(draw, lugar.uf) : null,
    pis: draw.chance(0.3) ? drawPis(draw) : null,
    nascimento,
    sexo: draw.weighted([
      [genero === 'F' ? 'Feminino' : 'Masculino', 88],
      [null, 9],
      ['Prefiro não informar', 3],
    ]),
    estadoCivil: draw.chance(0.8) ? drawEstadoCivil(draw, idade, genero) : null,
    deficiencia: pedida.isPcd || draw.chance(0.025) ? draw.pick(DEFICIENCIAS) : null,
    lugar,
    sobre:
      isVazio || draw.chance(0.1)
        ? ''
        : buildResumo(draw, { profissao, genero, idade, meses, habilidades: naFrase, cidade: lugar.nome }),
    formacao: isVazio ? null : NIVEL_POR_ESCOLARIDADE[escolaridade],
    funcaoIds: isVazio
      ? []
      : [profissao.funcoes[0] ?? 101, ...draw.sample(profissao.funcoes.slice(1), draw.int(0, 2))],
    habilidades: isVazio ? [] : toHabilidades(draw, profissao, naFrase),
    idiomas: isVazio ? [] : drawIdiomas(draw, profissao, lugar.regiao),
    experienciaMeses: meses,
    experiencias,
    formacoes: isVazio
      ? []
      : buildFormacoes(draw, { profissao, escolaridade, lugar, anoDeNascimento: ano, anoAtual }),
  }
}

/** Younger people look for jobs more often; a degree takes its time. */
function drawIdade(draw: Draw, { idade: [min, max] }: ProfissaoData, escolaridade: Escolaridade): number {
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
  return Math.round(from + (Math.max(max, from + 3) - from) * draw.fraction() ** 1.5)
}

function drawFreeNome(draw: Draw, wanted: Parameters<typeof drawNome>[1], taken: Set<string>): string {
  for (;;) {
    const nome = drawNome(draw, wanted)
    if (taken.has(nome)) continue
    taken.add(nome)
    return nome
  }
}

const drawEstadoCivil = (draw: Draw, idade: number, genero: Genero) =>
  flexText(
    draw.weighted([
      ['Solteir[o|a]', idade < 28 ? 16 : 6],
      ['Casad[o|a]', idade < 24 ? 1 : 7],
      ['União estável', idade < 22 ? 1 : 3],
      ['Divorciad[o|a]', idade > 32 ? 2 : 0],
      ['Viúv[o|a]', idade > 48 ? 0.5 : 0],
    ]),
    genero,
  )
