/**
 * What the levels and languages of step 3 are called: on its boxes, to the writer, and where an applicant's own are held
 * against them. No zod: the browser reads it.
 */
export const NIVEL_DA_FLAG = {
  fundamental: 'Ensino Fundamental',
  medio: 'Ensino Médio',
  tecnico: 'Ensino Técnico',
  superior: 'Ensino Superior',
} as const

export const IDIOMA_DA_FLAG = {
  portugues: 'Português',
  ingles: 'Inglês',
  espanhol: 'Espanhol',
  frances: 'Francês',
  alemao: 'Alemão',
  italiano: 'Italiano',
} as const
