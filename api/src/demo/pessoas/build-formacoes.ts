import { drawEscola, drawEscolaTecnica, drawFaculdade } from '../estudo/instituicoes'
import type { Lugar } from '../lugares/lugares'
import { type Escolaridade, type ProfissaoData, splitLista } from '../profissoes/profissao-data'
import type { Sorteio } from '../draw/draw'
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
export function buildFormacoes(sorteio: Sorteio, estudos: Estudos): FormacaoDemo[] {
  const [primeira, ...outras] = listEstudos(sorteio, estudos)
  if (primeira === undefined) return []
  const livres = sorteio.sample(
    splitLista(estudos.profissao.outrosCursos),
    sorteio.weighted([
      [0, 4],
      [1, 4],
      [2, 3],
      [3, 1],
    ]),
  )
  return [{ ...primeira, outrosCursos: livres.join('; ') }, ...outras]
}

function listEstudos(
  sorteio: Sorteio,
  { profissao, escolaridade, lugar, anoDeNascimento, anoAtual }: Estudos,
): FormacaoDemo[] {
  const past = (ano: number) => Math.min(ano, anoAtual - 1)
  const turno = () =>
    sorteio.weighted([
      ['Noturno', 6],
      ['Matutino', 2],
      ['A distância', 2],
      ['Integral', 1],
    ])
  const medio = () =>
    concluida('Ensino Médio', '', drawEscola(sorteio), past(anoDeNascimento + 17 + sorteio.int(0, 2)))
  const tecnico = () =>
    concluida(
      'Ensino Técnico',
      sorteio.pick(splitLista(profissao.tecnicos || 'Técnico em Administração')),
      drawEscolaTecnica(sorteio, lugar),
      past(anoDeNascimento + 19 + sorteio.int(0, 4)),
      turno(),
    )
  const anoDaGraduacao = past(anoDeNascimento + 22 + sorteio.int(0, 5))
  const graduacao = () =>
    concluida(
      'Graduação',
      sorteio.pick(splitLista(profissao.cursos)),
      drawFaculdade(sorteio, lugar),
      anoDaGraduacao,
      turno(),
    )
  const depois = (nivel: string, curso: string) =>
    concluida(nivel, curso, drawFaculdade(sorteio, lugar), past(anoDaGraduacao + sorteio.int(2, 5)))
  switch (escolaridade) {
    case 'fundamental':
      return [
        concluida(
          'Ensino Fundamental',
          '',
          drawEscola(sorteio),
          past(anoDeNascimento + 15 + sorteio.int(0, 3)),
        ),
      ]
    case 'medio':
      return [medio()]
    case 'tecnico':
      return sorteio.chance(0.5) ? [tecnico(), medio()] : [tecnico()]
    case 'cursando':
      return [
        {
          nivel: 'Ensino Superior',
          instituicao: drawFaculdade(sorteio, lugar),
          curso: sorteio.pick(splitLista(profissao.cursos)),
          situacao: 'Cursando',
          anoConclusao: anoAtual + sorteio.int(1, 3),
          atual: true,
          periodo: `${sorteio.int(2, 8)}º semestre – ${turno()}`,
          outrosCursos: '',
        },
        ...(profissao.tecnicos !== '' && sorteio.chance(0.3) ? [tecnico()] : []),
      ]
    case 'superior':
      return profissao.tecnicos !== '' && sorteio.chance(0.18) ? [graduacao(), tecnico()] : [graduacao()]
    case 'pos':
      return [
        depois('Pós-Graduação', sorteio.pick(splitLista(profissao.pos || 'Gestão de Pessoas'))),
        graduacao(),
      ]
    case 'mestrado':
      return [depois('Mestrado', sorteio.pick(splitLista(profissao.cursos))), graduacao()]
  }
}
