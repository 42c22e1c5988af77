import type { Lugar } from '../lugares/lugares'
import type { Draw } from '../draw/draw'

/** Each state with its preposition, for names such as 'Instituto Federal do Paraná'. */
const ESTADOS: Readonly<Record<string, string>> = {
  AC: 'do Acre',
  AL: 'de Alagoas',
  AM: 'do Amazonas',
  AP: 'do Amapá',
  BA: 'da Bahia',
  CE: 'do Ceará',
  DF: 'de Brasília',
  ES: 'do Espírito Santo',
  GO: 'de Goiás',
  MA: 'do Maranhão',
  MG: 'de Minas Gerais',
  MS: 'de Mato Grosso do Sul',
  MT: 'de Mato Grosso',
  PA: 'do Pará',
  PB: 'da Paraíba',
  PE: 'de Pernambuco',
  PI: 'do Piauí',
  PR: 'do Paraná',
  RJ: 'do Rio de Janeiro',
  RN: 'do Rio Grande do Norte',
  RO: 'de Rondônia',
  RR: 'de Roraima',
  RS: 'do Rio Grande do Sul',
  SC: 'de Santa Catarina',
  SE: 'de Sergipe',
  SP: 'de São Paulo',
  TO: 'do Tocantins',
}

const OUTRAS_FEDERAIS: Readonly<Record<string, readonly string[]>> = {
  MG: [
    'Universidade Federal de Uberlândia',
    'Universidade Federal de Juiz de Fora',
    'Universidade Federal de Viçosa',
  ],
  RJ: ['Universidade Federal Fluminense', 'Universidade Estadual do Norte Fluminense'],
  RS: ['Universidade Federal de Pelotas', 'Universidade Federal de Santa Maria'],
  SP: ['Universidade Federal de São Carlos', 'Universidade Federal do ABC', 'Universidade Estadual Paulista'],
  PR: ['Universidade Estadual de Londrina', 'Universidade Estadual de Maringá'],
  BA: ['Universidade Federal do Recôncavo da Bahia', 'Universidade do Estado da Bahia'],
  PE: ['Universidade Federal Rural de Pernambuco'],
  PB: ['Universidade Federal de Campina Grande'],
  CE: ['Universidade Estadual do Ceará'],
  SC: ['Universidade do Estado de Santa Catarina'],
}

const PRIVADAS = [
  'Centro Universitário Pedra Azul',
  'Faculdade Monte Claro',
  'Universidade Vale do Jatobá',
  'Centro Universitário Anhumas',
  'Faculdade Integrada Novo Saber',
  'Centro Universitário Dom Vital',
  'Faculdade Porto Real',
  'Universidade Corrente do Sul',
  'Centro Universitário Ipê Branco',
  'Faculdade de Tecnologia Bandeira',
  'Centro Universitário Santa Clara do Campo',
  'Faculdade Rui Moraes',
  'Universidade Aberta do Planalto',
  'Centro Universitário Horizonte Verde',
] as const

const ESCOLAS = [
  'E. E. Prof.ª Maria Amélia Campos',
  'E. E. Dom Pedro II',
  'E. E. Prof. João Batista Leme',
  'Colégio Estadual Tiradentes',
  'E. E. Rui Barbosa',
  'Colégio Estadual Castro Alves',
  'E. E. Cecília Meireles',
  'Colégio Estadual Santos Dumont',
  'E. E. Monteiro Lobato',
  'E. E. Prof.ª Anália Rezende',
  'Colégio Estadual Machado de Assis',
  'Colégio São Bento',
  'E. E. Carlos Drummond de Andrade',
  'Colégio Estadual Anita Garibaldi',
  'E. E. Paulo Freire',
] as const

const daUf = (uf: string) => ESTADOS[uf] ?? 'de São Paulo'

/** A university or college that somebody of that place may have gone to. */
export function drawFaculdade(draw: Draw, { uf, nome }: Lugar): string {
  return draw.weighted([
    [uf === 'DF' ? 'Universidade de Brasília' : `Universidade Federal ${daUf(uf)}`, 22],
    [draw.pick(OUTRAS_FEDERAIS[uf] ?? [`Instituto Federal ${daUf(uf)}`]), 14],
    [draw.pick(PRIVADAS), 48],
    [`Faculdade Metropolitana de ${nome}`, 10],
    [`Faculdade de Tecnologia de ${nome}`, 6],
  ])
}

/** A school for technical courses. */
export function drawEscolaTecnica(draw: Draw, { uf, nome }: Lugar): string {
  return draw.weighted([
    [`Instituto Federal ${daUf(uf)}`, 30],
    [`Escola Técnica Estadual de ${nome}`, 30],
    [`Centro de Educação Profissional de ${nome}`, 20],
    ['Instituto Técnico Saber Fazer', 10],
    ['Colégio Técnico Ágora', 10],
  ])
}

export const drawEscola = (draw: Draw): string => draw.pick(ESCOLAS)
