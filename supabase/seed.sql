-- Sample recipes for a first look at /admin/recipes. Loaded once, into a new database.

insert into public.recipes
  (title, description, ingredients, instructions, prep_time, cook_time, servings, difficulty, category, image_url, created_at)
values
  (
    'Roast chicken with lemon and thyme',
    'A Sunday bird with crisp skin. Salt it the evening before if you can.',
    array['1 chicken, about 1.6 kg', '2 tsp fine salt', '1 lemon, halved', '6 sprigs thyme', '4 cloves garlic, crushed', '40 g soft butter', '2 onions, thickly sliced'],
    E'Pat the chicken dry and salt it inside and out. Leave it uncovered in the refrigerator, overnight at best.\nHeat the oven to 220 °C. Put lemon, thyme and garlic inside the bird, rub the butter over the skin and set it on the onions.\nRoast for 20 minutes, then turn down to 180 °C and roast for about 50 minutes, until the thickest part of the leg reads 75 °C.\nRest for 15 minutes before carving. Stir the juices through the onions and serve them alongside.',
    20, 70, 4, 'medium', 'Dinner', null, now() - interval '6 days'
  ),
  (
    'Buttermilk cornbread',
    'Baked in a hot skillet, so that the crust is dark and crisp.',
    array['200 g stone-ground cornmeal', '100 g plain flour', '2 tsp baking powder', '1/2 tsp baking soda', '1 tsp salt', '1 tbsp sugar', '400 ml buttermilk', '2 eggs', '60 g butter'],
    E'Heat the oven to 220 °C with a 25 cm cast-iron skillet inside.\nMix the dry ingredients. Whisk buttermilk and eggs, and stir them in until just combined.\nMelt the butter in the hot skillet, pour most of it into the batter, stir once and tip the batter into the skillet.\nBake for 20 to 22 minutes, until the edges pull away. Cool for 10 minutes before cutting.',
    10, 22, 8, 'easy', 'Side', null, now() - interval '5 days'
  ),
  (
    'White bean and kale soup',
    'Better on the second day. The parmesan rind does most of the work.',
    array['3 tbsp olive oil', '1 onion, chopped', '2 carrots, diced', '2 sticks celery, diced', '3 cloves garlic, sliced', '2 tins white beans, drained', '1 piece parmesan rind', '1.2 l vegetable stock', '200 g kale, stems removed', 'Juice of 1/2 lemon'],
    E'Warm the oil and soften onion, carrot and celery with a pinch of salt for 10 minutes. Add the garlic for the last minute.\nAdd beans, rind and stock, and simmer for 25 minutes.\nCrush a ladleful of the beans against the side of the pot to thicken the soup.\nTear in the kale, simmer for 5 minutes and finish with lemon. Take out the rind before serving.',
    15, 40, 6, 'easy', 'Soup', null, now() - interval '4 days'
  ),
  (
    'Overnight oats with alfalfa honey',
    'Stirred together in the evening, ready when the house wakes.',
    array['160 g rolled oats', '400 ml milk', '120 g plain yogurt', '2 tbsp chia seeds', '1 pinch salt', '2 tbsp alfalfa honey', '1 apple, coarsely grated'],
    E'Stir oats, milk, yogurt, chia and salt together in a large jar. Cover and refrigerate overnight.\nIn the morning loosen with a little milk, fold in the apple and divide between bowls.\nDrizzle with the honey.',
    10, 0, 4, 'easy', 'Breakfast', null, now() - interval '3 days'
  ),
  (
    'Beef and barley stew',
    'Three quiet hours in the oven. Barley keeps its bite where potatoes would fall apart.',
    array['1 kg beef chuck, in 4 cm pieces', '2 tbsp oil', '2 onions, chopped', '3 carrots, in thick coins', '2 tbsp tomato paste', '1 tbsp flour', '300 ml stout', '900 ml beef stock', '150 g pearl barley', '2 bay leaves'],
    E'Heat the oven to 150 °C. Salt the beef and brown it in the oil, in batches, without hurry.\nSoften the onions in the same pot. Stir in tomato paste and flour for a minute, then pour in the stout and scrape up what sticks.\nReturn the beef with carrots, stock and bay. Cover and cook in the oven for 2 hours.\nStir in the barley and cook for 45 minutes more, until it is tender. Season and let it stand for 10 minutes.',
    30, 180, 6, 'medium', 'Dinner', null, now() - interval '2 days'
  ),
  (
    'Sourdough country loaf',
    'One large loaf over two days. Watch the dough, not the clock.',
    array['100 g active sourdough starter', '400 g strong bread flour', '100 g wholemeal flour', '370 g water', '10 g fine salt', 'Rice flour for the basket'],
    E'Mix both flours with 350 g of the water and rest for 45 minutes.\nWork in the starter, then the salt with the remaining water. Over the next 3 hours give the dough four sets of folds, 40 minutes apart.\nLeave it at about 24 °C until it has grown by two thirds. Shape, put it in a floured basket and refrigerate for 12 to 16 hours.\nHeat a lidded iron pot to 250 °C. Score the cold loaf, bake it covered for 25 minutes, then uncovered at 220 °C for 20 minutes.\nCool for two hours before the first slice.',
    60, 45, 10, 'hard', 'Bread', null, now() - interval '1 day'
  );
