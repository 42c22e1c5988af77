import type { Teste } from '@seleta/contract/catalogos'

/**
 * The 29 tests of spec section 9: 14 technical (four Excel levels among them), 6 behavioural (compliance and
 * ethics are two tests), 9 of languages. 55544 and 3322 are the ones a new draft starts with (spec section 3,
 * product 27). Ids are stable.
 */
export const testes: readonly Teste[] = [
  { id: 3301, nome: 'Excel Básico', grupo: 'tecnico' },
  { id: 3302, nome: 'Excel Intermediário', grupo: 'tecnico' },
  { id: 3303, nome: 'Excel Avançado', grupo: 'tecnico' },
  { id: 3304, nome: 'Excel Especialista', grupo: 'tecnico' },
  { id: 3305, nome: 'Windows', grupo: 'tecnico' },
  { id: 3306, nome: 'Word', grupo: 'tecnico' },
  { id: 3307, nome: 'Raciocínio Numérico', grupo: 'tecnico' },
  { id: 3322, nome: 'Raciocínio Lógico', grupo: 'tecnico' },
  { id: 3309, nome: 'Matemática Básica', grupo: 'tecnico' },
  { id: 3310, nome: 'Raciocínio Espacial', grupo: 'tecnico' },
  { id: 3311, nome: 'Comunicação', grupo: 'tecnico' },
  { id: 3312, nome: 'Atendimento ao Cliente', grupo: 'tecnico' },
  { id: 3313, nome: 'Seguir Instruções', grupo: 'tecnico' },
  { id: 3314, nome: 'Atenção aos Detalhes', grupo: 'tecnico' },
  { id: 55544, nome: 'DISC', grupo: 'comportamental' },
  { id: 55545, nome: 'Contribuição Cultural', grupo: 'comportamental' },
  { id: 55546, nome: 'Compliance', grupo: 'comportamental' },
  { id: 55547, nome: 'Ética', grupo: 'comportamental' },
  { id: 55548, nome: 'Motivação', grupo: 'comportamental' },
  { id: 55549, nome: 'Modelo dos Cinco Fatores', grupo: 'comportamental' },
  { id: 4401, nome: 'Português Básico', grupo: 'idioma' },
  { id: 4402, nome: 'Português Intermediário', grupo: 'idioma' },
  { id: 4403, nome: 'Português Avançado', grupo: 'idioma' },
  { id: 4411, nome: 'Inglês Básico', grupo: 'idioma' },
  { id: 4412, nome: 'Inglês Intermediário', grupo: 'idioma' },
  { id: 4413, nome: 'Inglês Avançado', grupo: 'idioma' },
  { id: 4421, nome: 'Espanhol Básico', grupo: 'idioma' },
  { id: 4422, nome: 'Espanhol Intermediário', grupo: 'idioma' },
  { id: 4423, nome: 'Espanhol Avançado', grupo: 'idioma' },
]
