import { drawEscola, drawEscolaTecnica, drawFaculdade } from '../estudo/instituicoes'
import type { Lugar } from '../lugares/lugares'
import { type Escolaridade, type ProfissaoData, splitList } from '../profissoes/profissao-data'
import type { Draw } from '../draw/draw'
import type { FormacaoDemo } from './pessoa'

export interface Estudos {
  readonly profissao: ProfissaoData
  readonly escolaridade: Escolaridade
  readonly lugar: Lugar
  readonly anoDeNascimento: number
  readonly anoAtual: number
}

/** The highest level of schooling in the words of lists and filters. */
export const NIVEL_POR_ESCOLARIDADE: Readonly<Record<Escolaridade, string>> = {
  fundamental: 'Ensino Fundamental',
  medio: 'Ensino Médio',
  tecnico: 'Ensino Técnico',
  cursando: 'Ensino Superior',
  superior: 'Graduação',
  pos: 'Pós-Graduação',
  mestrado: 'Mestrado',
}

const concluida = (
  nivel: string,
  curso: string,
  instituicao: string,
  ano: number,
  periodo = '',
): FormacaoDemo => ({
  nivel,
  instituicao,
  curso,
  situacao: 'Completo',
  anoConclusao: ano,
  atual: false,
  periodo,
  outrosCursos: '',
})

/** Schooling, newest first, and short courses with the first entry. */
export function buildFormacoes(draw: Draw, estudos: Estudos): FormacaoDemo[] {
  const [primeira, ...outras] = listEstudos(draw, estudos)
  if (primeira === undefined) return []
  const livres = draw.sample(
    splitList(estudos.profissao.outrosCursos),
    draw.weighted([
      [0, 4],
      [1, 4],
      [2, 3],
      [3, 1],
    ]),
  )
  return [{ ...primeira, outrosCursos: livres.join('; ') }, ...outras]
}

function listEstudos(
  draw: Draw,
  { profissao, escolaridade, lugar, anoDeNascimento, anoAtual }: Estudos,
): FormacaoDemo[] {
  const past = (ano: number) => Math.min(ano, anoAtual - 1)
  const turno = () =>
    draw.weighted([
      ['Noturno', 6],
      ['Matutino', 2],
      ['A distância', 2],
      ['Integral', 1],
    ])
  const medio = () =>
    concluida('Ensino Médio', '', drawEscola(draw), past(anoDeNascimento + 17 + draw.int(0, 2)))
  const tecnico = () =>
    concluida(
      'Ensino Técnico',
      draw.pick(splitList(profissao.tecnicos || 'Técnico em Administração')),
      drawEscolaTecnica(draw, lugar),
      past(anoDeNascimento + 19 + draw.int(0, 4)),
      turno(),
    )
  const anoDaGraduacao = past(anoDeNascimento + 22 + draw.int(0, 5))
  const graduacao = () =>
    concluida(
      'Graduação',
      draw.pick(splitList(profissao.cursos)),
      drawFaculdade(draw, lugar),
      anoDaGraduacao,
      turno(),
    )
  const depois = (nivel: string, curso: string) =>
    concluida(nivel, curso, drawFaculdade(draw, lugar), past(anoDaGraduacao + draw.int(2, 5)))
  switch (escolaridade) {
    case 'fundamental':
      return [
        concluida('Ensino Fundamental', '', drawEscola(draw), past(anoDeNascimento + 15 + draw.int(0, 3))),
      ]
    case 'medio':
      return [medio()]
    case 'tecnico':
      return draw.chance(0.5) ? [tecnico(), medio()] : [tecnico()]
    case 'cursando':
      return [
        {
          nivel: 'Ensino Superior',
          instituicao: drawFaculdade(draw, lugar),
          curso: draw.pick(splitList(profissao.cursos)),
          situacao: 'Cursando',
          anoConclusao: anoAtual + draw.int(1, 3),
          atual: true,
          periodo: `${draw.int(2, 8)}º semestre – ${turno()}`,
          outrosCursos: '',
        },
        ...(profissao.tecnicos !== '' && draw.chance(0.3) ? [tecnico()] : []),
      ]
    case 'superior':
      return profissao.tecnicos !== '' && draw.chance(0.18) ? [graduacao(), tecnico()] : [graduacao()]
    case 'pos':
      return [
        depois('Pós-Graduação', draw.pick(splitList(profissao.pos || 'Gestão de Pessoas'))),
        graduacao(),
      ]
    case 'mestrado':
      return [depois('Mestrado', draw.pick(splitList(profissao.cursos))), graduacao()]
  }
}
