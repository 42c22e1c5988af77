import { defineArea } from './funcao-data'

export const funcoesAlimentacao = defineArea('Alimentação', [
  [2401, 'Cozinheiro(a)', 'cozinha, cozinheiro industrial'],
  [2402, 'Auxiliar de Cozinha', 'ajudante de cozinha, meio-oficial de cozinha'],
  [2403, 'Chef de Cozinha', 'chefe de cozinha, subchefe'],
  [2404, 'Garçom / Garçonete', 'atendente de mesa, cumim, commis'],
  [2405, 'Barista', 'atendente de cafeteria, café'],
  [2406, 'Bartender', 'barman, barmaid, bar'],
  [2407, 'Atendente de Lanchonete', 'atendente de fast food, balconista de lanchonete'],
  [2408, 'Pizzaiolo(a)', 'forneiro, auxiliar de pizzaria'],
  [2409, 'Churrasqueiro(a)', 'assador, parrilheiro'],
  [2410, 'Sushiman', 'sushi, culinária japonesa'],
  [2411, 'Gerente de Restaurante', 'gerente de alimentos e bebidas, maître, gerente de a&b'],
  [2412, 'Merendeiro(a)', 'cozinha escolar, preparador de merenda'],
  [2413, 'Copeiro(a)', 'copa, copeiro hospitalar'],
  [2414, 'Nutricionista de Produção', 'unidade de alimentação, uan'],
  [2415, 'Estoquista de Alimentos e Bebidas', 'almoxarife de cozinha, controle de insumos'],
  [2416, 'Salgadeiro(a)', 'produção de salgados'],
])

export const funcoesHotelaria = defineArea('Hotelaria e turismo', [
  [2501, 'Camareiro(a)', 'arrumador de quartos, governança'],
  [2502, 'Recepcionista de Hotel', 'recepção hoteleira, front desk, auditor noturno'],
  [2503, 'Mensageiro(a) de Hotel', 'capitão porteiro, bellboy, concierge'],
  [2504, 'Governante de Hotel', 'supervisor de governança'],
  [2505, 'Gerente de Hotel', 'gerente geral de hotelaria, gestor hoteleiro'],
  [2506, 'Agente de Viagens', 'consultor de viagens, emissor de passagens'],
  [2507, 'Guia de Turismo', 'guia turístico, receptivo'],
  [2508, 'Analista de Reservas', 'central de reservas, atendente de reservas'],
  [2509, 'Organizador(a) de Cerimônias', 'cerimonialista, assessoria de casamentos'],
])

export const funcoesLimpeza = defineArea('Limpeza e conservação', [
  [2601, 'Auxiliar de Limpeza', 'faxineiro, servente de limpeza, asg'],
  [2602, 'Auxiliar de Serviços Gerais', 'asg, serviços gerais, zeladoria'],
  [2603, 'Zelador(a)', 'zeladoria predial, caseiro de condomínio'],
  [2604, 'Encarregado(a) de Limpeza', 'supervisor de limpeza, líder de limpeza'],
  [2605, 'Coletor(a) de Resíduos', 'gari, coleta de lixo, reciclagem'],
  [2606, 'Lavador(a) de Veículos', 'lava-rápido, polidor'],
  [2607, 'Lavadeiro(a) / Passadeiro(a)', 'lavanderia, passador de roupas'],
  [2608, 'Dedetizador(a)', 'controle de pragas, aplicador de saneantes'],
  [2609, 'Piscineiro(a)', 'tratador de piscinas'],
])

export const funcoesSeguranca = defineArea('Segurança', [
  [2701, 'Vigilante', 'segurança patrimonial, vigilante armado'],
  [2702, 'Porteiro(a)', 'controlador de acesso, portaria'],
  [2703, 'Vigia', 'vigia noturno, guarda noturno'],
  [2704, 'Bombeiro(a) Civil', 'brigadista, bombeiro industrial'],
  [2705, 'Operador(a) de Monitoramento', 'cftv, central de monitoramento'],
  [2706, 'Supervisor(a) de Segurança', 'inspetor de segurança, líder de segurança patrimonial'],
  [2707, 'Agente de Segurança', 'escolta, segurança de eventos, segurança pessoal'],
])

export const funcoesBeleza = defineArea('Beleza e bem-estar', [
  [2801, 'Cabeleireiro(a)', 'hair stylist, salão de beleza'],
  [2802, 'Manicure e Pedicure', 'nail designer, unhas'],
  [2803, 'Barbeiro(a)', 'barbearia'],
  [2804, 'Esteticista', 'estética facial e corporal, tecnólogo em estética'],
  [2805, 'Maquiador(a)', 'makeup artist, maquiagem'],
  [2806, 'Depilador(a)', 'depilação'],
  [2807, 'Massoterapeuta', 'massagista, drenagem linfática'],
  [2808, 'Designer de Sobrancelhas', 'micropigmentador, sobrancelha'],
  [2809, 'Consultor(a) de Beleza', 'consultor de cosméticos, demonstrador de cosméticos'],
])

export const funcoesDomestico = defineArea('Serviços domésticos e gerais', [
  [2901, 'Empregado(a) Doméstico', 'trabalhador doméstico, auxiliar do lar'],
  [2902, 'Diarista', 'faxina, serviços de limpeza residencial'],
  [2903, 'Babá', 'cuidador de crianças, berçarista'],
  [2904, 'Cozinheiro(a) Residencial', 'cozinheiro particular'],
  [2905, 'Caseiro(a)', 'caseiro de sítio, zelador de chácara'],
  [2906, 'Leiturista', 'leitura de medidores, agente comercial de concessionária'],
  [2907, 'Instalador(a) de Telecomunicações', 'instalador de internet, técnico de fibra óptica, cabista'],
  [2908, 'Chaveiro(a)', 'técnico em fechaduras'],
  [2909, 'Sapateiro(a)', 'conserto de calçados, fabricação de calçados'],
  [2910, 'Agente Funerário', 'auxiliar funerário'],
  [2911, 'Panfleteiro(a)', 'divulgador, distribuição de folhetos'],
  [2912, 'Recenseador(a)', 'pesquisador de campo, entrevistador'],
])
