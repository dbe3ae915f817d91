import { MongoClient } from 'mongodb';
const c = await new MongoClient(`mongodb://127.0.0.1:${process.argv[2]}/?replicaSet=rs0&directConnection=true`).connect();
const db = c.db('skills_architect_skills'); const links = db.collection('skillLink');
if (process.argv[3]==='off') { await links.deleteMany({changeSet:'measure'}); process.exit(0); }
const esco = (await db.collection('source').findOne({source:'ESCO'}))._id;
const skills = await db.collection('skill').find({sourceId:esco,deletedAt:null},{projection:{_id:1}}).sort({_id:1}).limit(9000).toArray();
const linked = new Set([...(await links.distinct('childId')),...(await links.distinct('parentId'))]);
const free = skills.map(s=>s._id).filter(id=>!linked.has(id)).slice(0,2000);
const stamp={rev:0,deletedAt:null,changeSet:'measure',created:{at:new Date(),by:0},updated:{at:new Date(),by:0},relationship:'narrower'};
let next=950000; const fan=Number(process.argv[3]);
await links.insertMany(free.slice(1).map((childId,at)=>({_id:next++,...stamp,parentId:free[Math.floor(at/fan)],childId})));
console.log(free[0]); process.exit(0);
