/** A manager, as the server tells a browser of them (decision 174). */
export const GESTOR = {
  id: 1,
  nome: 'Gil',
  email: 'gil@aurora.test',
  empresa: { id: 1, nome: 'Aurora' },
  papel: 'GESTOR' as const,
  recusadas: ['setMotivo', 'listMotivos', 'moveTalento', 'moveTalentos'],
  sigilos: ['contato', 'documento', 'salario', 'sensivel', 'percurso'],
  administradores: ['Ana'],
}
