/** Streets of the demo cities by city: `street@district`, or `street` alone. One string per city keeps the table short. */
export const streets: readonly (readonly [city: string, state: string, names: string])[] = [
  [
    'Lagos',
    'Lagos',
    'Adeniyi Jones Avenue@Ikeja|Adeniji Adele Road@Lagos Island|Adeniran Ogunsanya Street@Surulere|Adeola Odeku Street@Victoria Island|Admiralty Way@Lekki Phase 1|Agege Motor Road@Mushin|Ahmadu Bello Way@Victoria Island|Akin Adesola Street@Victoria Island|Allen Avenue@Ikeja|Apapa Road@Ebute Metta|Awolowo Road@Ikoyi|Bode Thomas Street@Surulere|Bourdillon Road@Ikoyi|Broad Street@Lagos Island|Burma Road@Apapa|Commercial Avenue@Yaba|Creek Road@Apapa|Diya Street@Gbagada|Ember Creek Road@Badagry|Fola Osibo Road@Lekki Phase 1|Herbert Macaulay Way@Yaba|Idumagbo Avenue@Lagos Island|Ikorodu Road@Maryland|Isaac John Street@Ikeja|Kingsway Road@Ikoyi|Ladipo Street@Mushin|Lewis Street@Lagos Island|Marina@Lagos Island|Mobolaji Bank Anthony Way@Ikeja|Murtala Muhammed Way@Yaba|Oba Akran Avenue@Ikeja|Obafemi Awolowo Way@Ikeja|Ogunlana Drive@Surulere|Okota Road@Isolo|Opebi Road@Ikeja|Ozumba Mbadiwe Avenue@Victoria Island|Tafawa Balewa Crescent@Surulere|Toyin Street@Ikeja|Western Avenue@Surulere|Wharf Road@Apapa',
  ],
  [
    'Abuja',
    'FCT',
    'Adetokunbo Ademola Crescent@Wuse|Ahmadu Bello Way@Garki|Aminu Kano Crescent@Wuse|Area 1 Road@Garki|Gana Street@Maitama|Gimbiya Street@Garki|Herbert Macaulay Way@Wuse|Ibrahim Babangida Way@Maitama|Kubwa Expressway@Kubwa|Muhammadu Buhari Way@Garki|Obafemi Awolowo Way@Jabi|Olusegun Obasanjo Way@Wuye|Shehu Shagari Way@Maitama|Tafawa Balewa Way@Garki|Yakubu Gowon Crescent@Asokoro',
  ],
  [
    'Ibadan',
    'Oyo',
    'Awolowo Avenue@Bodija|Awolowo Road@Bodija|Bashorun Road@Akobo|Challenge Road@Challenge|Dugbe Road@Dugbe|Iwo Road|Lagos Bypass@Oke Ado|Liberty Road@Oke Ado|Magazine Road@Dugbe|Mokola Road@Mokola|New Ife Road|Oyo Road@Samonda|Queen Elizabeth Road@Mokola|Ring Road@Challenge|Secretariat Road@Agodi',
  ],
  [
    'Port Harcourt',
    'Rivers',
    'Aba Road@Rumuola|Ada George Road|Aggrey Road|Azikiwe Road|Ikwerre Road@Diobu|Olu Obasanjo Road|Stadium Road|Trans Amadi Road@Trans Amadi',
  ],
  ['Abeokuta', 'Ogun', 'Ibara Road|Ijemo Road|Lalubu Street|Obantoko Road@Obantoko|Quarry Road|Tinubu Street'],
  [
    'Benin City',
    'Edo',
    'Airport Road|Akpakpava Road|Ekenwan Road|Forestry Road|Ikpoba Slope@Ikpoba Hill|Mission Road|Sapele Road|Siluko Road|Ugbowo Road@Ugbowo',
  ],
  [
    'Kano',
    'Kano',
    'Airport Road|Audu Bako Way|Bompai Road@Nassarawa|Church Road@Sabon Gari|Ibrahim Taiwo Road|Murtala Muhammed Way|Niger Street|Zaria Road',
  ],
  ['Kaduna', 'Kaduna', 'Ahmadu Bello Way|Constitution Road|Isa Kaita Road|Kachia Road|Nnamdi Azikiwe Expressway|Yakubu Gowon Way'],
  [
    'Enugu',
    'Enugu',
    'Abakaliki Road|Agbani Road|Chime Avenue@New Haven|Edinburgh Road|Ogui Road|Okpara Avenue|Presidential Road@Independence Layout|Zik Avenue',
  ],
  ['Uyo', 'Akwa Ibom', 'Abak Road|Aka Road|Ikot Ekpene Road|Nwaniba Road|Oron Road|Wellington Bassey Way'],
  ['Ilorin', 'Kwara', 'Ahmadu Bello Way|Asa Dam Road|Ibrahim Taiwo Road|Tanke Road@Tanke|Umaru Audi Road|Unity Road'],
  [
    'Jos',
    'Plateau',
    'Ahmadu Bello Way@Terminus|Bukuru Expressway@Bukuru|Murtala Muhammed Way|Rayfield Road@Rayfield|Yakubu Gowon Way|Zaria Road',
  ],
  ['Warri', 'Delta', 'Airport Road|Deco Road|Effurun Road@Effurun|Okumagba Avenue|Refinery Road@Effurun|Sapele Road'],
  ['Osogbo', 'Osun', 'Gbongan Road|Ikirun Road|Okefia Road|Old Garage Road|Station Road'],
  ['Akure', 'Ondo', 'Arakale Road|Hospital Road|Oba Adesida Road|Ondo Road|Oyemekun Road'],
  ['Calabar', 'Cross River', 'Atimbo Road|Calabar Road|Ekpo Abasi Street|Marian Road|Mary Slessor Avenue|Murtala Muhammed Highway'],
  ['Onitsha', 'Anambra', 'Awka Road|Bright Street|Iweka Road|New Market Road|Oguta Road|Owerri Road'],
  ['Owerri', 'Imo', 'Bank Road|Douglas Road|Okigwe Road|Orlu Road|Tetlow Road|Wetheral Road'],
  ['Asaba', 'Delta', 'Anwai Road|DLA Road|Nnebisi Road|Okpanam Road|Summit Road'],
  ['Lokoja', 'Kogi', 'Ganaja Road|Hassan Katsina Road|Ibrahim Babangida Way|Murtala Muhammed Road|Paparanda Square'],
]
